import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listTypes } from '@docs/openapi';
import { loadContract } from '@docs/openapi/node';
import { contractNames, products } from '@docs/vendor';
import { languages } from '@docs/vendor/samples';
import { readContent, toProse } from './pages';

const pages = readContent();
const documents = new Map(
  await Promise.all(contractNames.map(async (name) => [name, await loadContract(name)] as const)),
);

describe('content', () => {
  it.each(pages)('$file has a description, a sentence, and four or more keywords', (page) => {
    const { description, keywords } = page.frontMatter;
    expect(description).toMatch(/\.$/);
    expect((keywords as string[] | undefined)?.length).toBeGreaterThanOrEqual(4);
  });

  it.each(pages)('$file imports nothing and contains no HTML', ({ body }) => {
    expect(toProse(body)).not.toMatch(/^import .* from |<\/?[a-z]/m);
  });

  it.each(pages)('$file links every type it names, at least once', ({ file, body }) => {
    const contract = products.find(({ id }) => file.startsWith(`site/content/${id}/`))?.contract;
    const types = contract ? listTypes(documents.get(contract)!).map(({ name }) => name) : [];
    const unlinked = types.filter(
      (name) => body.includes(`\`${name}\``) && !body.includes(`[\`${name}\`](type:`),
    );
    expect(unlinked).toEqual([]);
  });
});

it('the table of requirements names every language of the samples, in their order', () => {
  const text = readFileSync('site/content/api_media2/guide/common.mdx', 'utf8');
  const table = /^## Requirements\n([\s\S]*?)^## /m.exec(text)?.[1] ?? '';
  const named = [...table.matchAll(/^\| (\S.*?) +\|/gm)].map(([, label]) => label);
  expect(named.slice(2)).toEqual(languages.map(({ label }) => label));
});

const QUICK_STARTS = ['api_media2', 'api_general'];
it.each(QUICK_STARTS)('the quick start of %s says how each language is run', (product) => {
  const text = readFileSync(`site/content/${product}/quick/index.mdx`, 'utf8');
  const named = [...text.matchAll(/^\| \[?([^\]|]+?)(?:\]\(.*?)? +\|/gm)].map(([, label]) => label);
  const [, others = ''] =
    /([^.]*) are also in the \*\*More\*\* menu/.exec(text.replace(/\s+/g, ' ')) ?? [];
  const all = [...named, ...others.trim().split(/, (?:and )?/)];
  expect(languages.map(({ label }) => label).filter((label) => !all.includes(label))).toEqual([]);
});
