import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { toApiIndex } from '#docs-model/json-index/api-index';
import { printBlocks, toMarkdownBlocks } from '#docs-model/markdown/to-blocks';
import { resolvePage } from '#docs-model/mdx/resolve-page';
import { renderReference } from '#docs-model/openapi/reference';
import { toReferenceTree } from '#docs-model/openapi/to-tree';
import { toOverviewPages } from '#docs-model/pages/overview-pages';
import type { Page } from '#docs-model/pages/page';
import { printPage } from '#docs-model/pages/page';
import { toTypePage } from '#docs-model/pages/type-page';
import { extractSections } from '#docs-model/search/extract-sections';
import type { Renderer } from './draw';
import { drawFieldFacts } from './field-facts';
import type { FieldFact } from './field-facts';
import { toTestSource } from './fixtures';
import { drawOperationFacts } from './operation-facts';
import { drawTypeFacts } from './type-facts';

const FIELD = 'Loudness of the quokka, in sones.';
const TYPE = 'A marsupial that smiles.';
const OPERATION = 'Photographs each quokka at dawn.';
const PARAMETER = 'Island on which the quokka lives.';

const source = toTestSource(
  {
    Photo: { type: 'object', properties: { animal: { $ref: '#/components/schemas/Quokka' } } },
    Quokka: {
      type: 'object',
      description: TYPE,
      deprecated: true,
      'x-rules': [{ id: 'awake', title: 'Awake only', text: 'Not at noon.', fields: ['quokka'] }],
      properties: {
        quokka: {
          type: 'number',
          description: FIELD,
          minimum: 7,
          default: 42,
          'x-since': 'version 9.9',
          deprecated: true,
        },
      },
    },
  },
  {
    summary: 'Photograph quokkas',
    description: OPERATION,
    deprecated: true,
    'x-rules': [{ id: 'dry', title: 'Dry days only', text: 'Not in the rain.', fields: [] }],
    'x-since': 'version 8.8',
    parameters: [
      {
        name: 'island',
        in: 'query',
        required: true,
        description: PARAMETER,
        schema: { type: 'string', default: 'Rottnest', maxLength: 31 },
      },
    ],
    responses: { '200': { description: 'All smiles.' }, '418': { description: 'It is a teapot.' } },
  },
);
const type = source.types.find(({ name }) => name === 'Quokka');
const [operation] = source.operations;
const [overview] = toOverviewPages(source);
if (!type || !operation || !overview) throw new Error('The test contract is not complete.');

const file = 'reference/page.mdx';
const typePage = await toPage(toTypePage(source, type, 0));
const operationPage = await toPage(overview);

async function toPage(page: Page) {
  const mdx = await printPage(page, 'media-v2');
  return { mdx, tree: await resolvePage({ file, source: mdx, contract: 'media-v2' }) };
}

const print = (root: typeof typePage.tree) =>
  printBlocks(toMarkdownBlocks(root, file), (url) => url);
const [api] = toApiIndex([source], 'https://docs.example.com').apis;

const everywhere: [string, () => string | Promise<string>][] = [
  ['/openapi/', () => toHtml(renderReference(source, []), { allowDangerousHtml: true })],
  ['the Markdown of /openapi/', async () => print(await toReferenceTree(source, []))],
];

describe('a field that is added to a contract', () => {
  it.each([
    ...everywhere,
    ['the type page', () => typePage.mdx],
    ['the Markdown of the type page', () => print(typePage.tree)],
    ['/api-index.json', () => JSON.stringify(api)],
  ])('is described, with default, limit, version and deprecation, on %s', async (_format, draw) => {
    const text = await draw();
    expect(text).toContain('quokka');
    expect(text).toContain(FIELD);
    expect(text).toMatch(/[Dd]efault"?[^\d]*42/);
    expect(text).toMatch(/(At least|minimum)"?[^\d]*7/);
    expect(text).toMatch(/[Ss]ince"?[:"\s]*version 9\.9/);
    expect(text).toMatch(/[Dd]eprecated/);
  });

  it('is found by the search, at its anchor', () => {
    const section = extractSections(typePage.tree).sections.find(({ title }) => title === 'quokka');
    expect(section?.hash).toBe('#field-quokka');
    expect(section?.text).toContain(FIELD);
  });
});

describe('a type that is added to a contract', () => {
  it.each([
    ...everywhere,
    ['its page', () => typePage.mdx],
    ['the Markdown of its page', () => print(typePage.tree)],
    ['/api-index.json', () => JSON.stringify(api)],
  ])('is described, with its rule, on %s', async (_format, draw) => {
    const text = await draw();
    expect(text).toContain(TYPE);
    expect(text).toContain('Awake only');
    expect(text).toContain('Not at noon.');
  });

  it('says on its page and in /api-index.json that it is deprecated, and where it is used', () => {
    expect(typePage.mdx).toContain('- Deprecated');
    expect(typePage.mdx).toMatch(/Used by.*`Photo\.animal`/s);
    expect(api?.types.find(({ name }) => name === 'Quokka')).toMatchObject({
      description: TYPE,
      deprecated: true,
      usedBy: ['Photo.animal'],
      url: 'https://docs.example.com/api_media2/reference/Quokka/',
    });
  });

  it('is found by the search, at the top of its page', () => {
    expect(extractSections(typePage.tree).intro).toContain(TYPE);
  });
});

describe('an operation that is added to a contract', () => {
  it.each([
    ...everywhere,
    ['the page of its group', () => operationPage.mdx],
    ['the Markdown of that page', () => print(operationPage.tree)],
    ['/api-index.json', () => JSON.stringify(api?.operations)],
  ])(
    'is described, with rule, parameter, error, version and deprecation, on %s',
    async (_format, draw) => {
      const text = await draw();
      expect(text).toContain('Photograph quokkas');
      expect(text).toContain(OPERATION);
      expect(text).toContain('Dry days only');
      expect(text).toContain('Not in the rain.');
      expect(text).toContain(PARAMETER);
      expect(text).toMatch(/[Dd]efault"?\W*(code>)?Rottnest/);
      expect(text).toMatch(/([Mm]ost characters|maxLength)"?\W*(code>)?31/);
      expect(text).toContain('418');
      expect(text).toMatch(/[Ss]ince"?[:"\s]*version 8\.8/);
      expect(text).toMatch(/Deprecated|"deprecated":true/);
    },
  );

  it('is found by the search, at its anchor', () => {
    const { sections } = extractSections(operationPage.tree);
    const section = sections.find(({ title }) => title === 'Photograph quokkas');
    const call = sections.find(({ title }) => title === 'POST /photos');
    expect([section?.hash, call?.hash]).toEqual(['#send', '#send']);
    expect(section?.text).toContain(OPERATION);
    expect(section?.text).toContain(PARAMETER);
  });
});

it.each([
  ['field "quokka"', (renderer: object) => drawFieldFacts(type.fields[0]!, renderer as never)],
  ['type "Quokka"', (renderer: object) => drawTypeFacts(type, renderer as never)],
  [
    'operation "send"',
    (renderer: object) => drawOperationFacts(source, operation, renderer as never),
  ],
])('the facts of the %s stop at one that a format does not draw', (owner, draw) => {
  const renderer: Partial<Renderer<FieldFact, string>> = { description: () => '' };
  expect(() => draw(renderer)).toThrow(
    `The ${owner} has the fact "deprecated", which a format does not draw.`,
  );
});
