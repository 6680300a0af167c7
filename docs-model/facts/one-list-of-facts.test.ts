import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { toApiIndex } from '#docs-model/json-index/api-index';
import { toMarkdownBlocks } from '#docs-model/markdown/to-blocks';
import { printBlocks } from '#docs-model/markdown/print';
import { resolvePage } from '#docs-model/mdx/resolve-page';
import { renderOperation } from '#docs-model/openapi/operation';
import { toReferenceTree } from '#docs-model/openapi/to-tree';
import { printPage } from '#docs-model/pages/print-page';
import { toTypePage } from '#docs-model/pages/type-page';
import { extractSections } from '#docs-model/search/extract-sections';
import { drawFacts } from './field-facts';
import type { FactRenderer } from './field-facts';
import { toTestSource } from './test-source';

const DESCRIPTION = 'Loudness of the quokka, in sones.';

const source = toTestSource({
  Photo: {
    type: 'object',
    properties: {
      quokka: {
        type: 'number',
        description: DESCRIPTION,
        minimum: 7,
        default: 42,
        'x-since': 'version 9.9',
        deprecated: true,
      },
    },
  },
});
const [type] = source.types;
const [operation] = source.operations;
if (!type || !operation) throw new Error('The test contract has no type and no operation.');

const file = 'reference/Photo.mdx';
const page = await printPage(toTypePage(source, type, 0), 'media-v2');
const tree = await resolvePage({ file, source: page, contract: 'media-v2' });

const print = (root: typeof tree) => printBlocks(toMarkdownBlocks(root, file), (url) => url);

describe('a field that is added to a contract', () => {
  it.each([
    ['the type page', () => page],
    ['/openapi/', () => toHtml(renderOperation(source, operation))],
    ['the Markdown of the type page', () => print(tree)],
    ['the Markdown of /openapi/', async () => print(await toReferenceTree(source, []))],
    ['/api-index.json', () => JSON.stringify(toApiIndex([source], 'https://docs.example.com'))],
  ])('is described, with default, limit, version and deprecation, on %s', async (_format, draw) => {
    const text = await draw();
    expect(text).toContain('quokka');
    expect(text).toContain(DESCRIPTION);
    expect(text).toMatch(/[Dd]efault"?[^\d]*42/);
    expect(text).toMatch(/(At least|minimum)"?[^\d]*7/);
    expect(text).toMatch(/[Ss]ince"?[:"\s]*version 9\.9/);
    expect(text).toMatch(/[Dd]eprecated/);
  });

  it('is found by the search, at its anchor', () => {
    const section = extractSections(tree).sections.find(({ title }) => title === 'quokka');
    expect(section?.hash).toBe('#field-quokka');
    expect(section?.text).toContain(DESCRIPTION);
  });
});

it('drawFacts() stops at a fact that a format does not draw', () => {
  const renderer = { description: () => '' } as unknown as FactRenderer<string>;
  expect(() => drawFacts(type.fields[0]!, renderer)).toThrow(
    'The field "quokka" has the fact "deprecated", which a format does not draw.',
  );
});
