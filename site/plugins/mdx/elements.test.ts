import { expect, it } from 'vitest';
import { parts } from './imports';
import { parseMdx } from '@docs/docs-model/mdx';
import { elements, printBlocks, buildMarkdownBlocks } from '@docs/docs-model/markdown';

/** They come into being after the tree is resolved, for the site alone. */
const OF_THE_SITE = ['Admonition', 'CodeBlock', 'Later'];

it('every element that pages may use has a rule for Markdown', () => {
  const missing = Object.keys(parts).filter((name) => !elements[name]);
  expect(missing.sort()).toEqual(OF_THE_SITE);
});

it('a long list of values is a table below the fields: a cell contains none', () => {
  const page = parseMdx(
    '<Fields of="Token">\n  <Field name="pos" type="string">\n    Part of speech.\n\n' +
      '    <Values label="Known values (2)" folded>\n      | Value | Meaning |\n      | --- | --- |\n' +
      '      | `ADJ` | Adjective. |\n      | `ADP` | Adposition. |\n    </Values>\n  </Field>\n</Fields>',
  );
  expect(printBlocks(buildMarkdownBlocks(page, 'a.mdx'), String)).toMatch(
    /Part of speech\. Known values \(2\): see below\. \|\n\n`pos`: known values \(2\)\n\n\| Value \| Meaning \|/,
  );
});
