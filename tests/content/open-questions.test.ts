import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contractNames, products, provider } from '@docs/geneea';
import { loadPageQuestions, loadSource } from '@docs/docs-model';
import { toPlainText, toText } from '@docs/docs-model/mdx';
import { listContractQuestions } from '@docs/docs-model/pages';
import { readContent } from './pages';

/** Every `x-unknown` of a document, wherever it is. */
function collect(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'x-unknown' ? [toPlainText(String(inner))] : collect(inner),
  );
}

describe('the page of open questions', () => {
  it.each(contractNames)('lists every x-unknown of %s', async (name) => {
    const listed = listContractQuestions(await loadSource(name)).map(({ content }) =>
      toText({ type: 'paragraph', children: content }),
    );
    const questions = collect(parse(readFileSync(`contracts/${name}/openapi.yaml`, 'utf8')));
    expect(questions.length).toBeGreaterThan(5);
    expect(questions.filter((question) => !listed.includes(question))).toEqual([]);
  });

  it('lists every mark of the written pages', async () => {
    const listed = await Promise.all(
      products.filter(({ id }) => id !== 'gkb').map((product) => loadPageQuestions(product)),
    );
    const marks = readContent().flatMap(({ body }) => body.match(/<OpenQuestion>/g) ?? []);
    expect(marks.length).toBeGreaterThan(50);
    expect(listed.flat()).toHaveLength(marks.length);
  });

  it('asks for the part of the URL that /openapi/ leaves open', async () => {
    expect(provider.document.path).toContain('{api name}');
    const product = products.find(({ id }) => id === 'api_media2')!;
    const questions = JSON.stringify(await loadPageQuestions(product));
    expect(questions).toContain('host and the name in the URL of the OpenAPI document');
  });

  it('is linked from the overview of each API', () => {
    const overviews = readContent().filter(({ file }) =>
      /^site\/content\/(api_general|api_media2?|genja)\/index\.mdx$/.test(file),
    );
    expect(overviews).toHaveLength(4);
    const without = overviews.filter(({ body }) => !body.includes('reference/open-questions/'));
    expect(without.map(({ file }) => file)).toEqual([]);
  });

  it('is the only list of what is uncertain: pages have few notes', () => {
    const notes = readContent().flatMap(({ body }) => body.match(/^:::(?:note|caution)/gm) ?? []);
    expect(notes.length).toBeLessThanOrEqual(40);
  });
});
