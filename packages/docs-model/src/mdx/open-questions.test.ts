import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import { parseMdx } from './mdx-nodes';
import { collectText } from './extract-sections';
import { openQuestions } from './open-questions';

test('openQuestions() takes every mark off the page and leaves the rest', () => {
  const root: Root = parseMdx(
    'One.\n\n<OpenQuestion>A?</OpenQuestion>\n\n<OpenQuestion>\n  B?\n</OpenQuestion>\n\nTwo.\n',
  );
  openQuestions()(root);
  expect(root.children.map(collectText)).toEqual(['One.', 'Two.']);
});
