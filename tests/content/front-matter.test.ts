import { expect, it } from 'vitest';
import { readContent } from './pages';

it.each(readContent())(
  '$file has a description, which is a sentence, and four or more keywords',
  ({ frontMatter }) => {
    expect(frontMatter.description).toMatch(/\.$/);
    expect((frontMatter.keywords as string[] | undefined)?.length).toBeGreaterThanOrEqual(4);
  },
);
