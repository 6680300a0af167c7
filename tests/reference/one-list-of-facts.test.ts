import { toHtml } from 'hast-util-to-html';
import type { Root, RootContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import { buildApiIndex } from '@docs/docs-model/json-index';
import { printBlocks, buildMarkdownBlocks } from '@docs/docs-model/markdown';
import { resolvePage, buildErrorList } from '@docs/docs-model/mdx';
import {
  renderReference,
  buildReferenceBlocks,
  buildReferenceTree,
} from '@docs/docs-model/openapi-page';
import { buildOverviewPages, printPage, buildTypePage } from '@docs/docs-model/pages';
import type { Page } from '@docs/docs-model/pages';
import type { Renderer, FieldFact } from '@docs/docs-model';
import {
  drawFieldFacts,
  drawTypeFacts,
  drawErrorFacts,
  drawOperationFacts,
} from '@docs/docs-model';
import { buildTestSource } from '@docs/docs-model/testing';
import { indexPage } from '../../site/src/features/search/plugin/index-page';
import { searchPages } from '../support/search-pages';

const FIELD = 'Loudness of the quokka, in sones.';
const TYPE = 'A marsupial that smiles.';
const OPERATION = 'Photographs each quokka at dawn.';
const PARAMETER = 'Island on which the quokka lives.';
const REMEDY = 'Brew coffee before dawn.';

const source = buildTestSource(
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
        'x-since': 'version 7.7',
        deprecated: true,
        schema: { type: 'string', default: 'Rottnest', maxLength: 31 },
      },
    ],
    responses: {
      '200': { description: 'All smiles.' },
      '418': {
        description: 'It is a teapot.',
        'x-cause': 'The kettle is on.',
        'x-remedy': REMEDY,
        'x-retry': true,
      },
    },
  },
);
const type = source.types.find(({ name }) => name === 'Quokka');
const [operation] = source.operations;
const [overview] = buildOverviewPages(source);
if (!type || !operation || !overview) throw new Error('The test contract is not complete.');

const file = 'reference/page.mdx';
const typePage = await toPage(buildTypePage(source, type, 0));
const operationPage = await toPage(overview);
const errorPage = await toPage({
  file: 'index',
  frontMatter: { title: 'Quokkas', description: '', keywords: [] },
  content: [buildErrorList(source.operations)],
});
const [failure] = operation.errors;
if (!failure) throw new Error('The test contract documents no error.');

async function toPage(page: Page) {
  const mdx = printPage(page, 'media-v2');
  const { title, description, keywords } = page.frontMatter;
  return {
    mdx,
    tree: await resolvePage({ file, source: mdx, contract: 'media-v2' }),
    indexed: await indexPage({
      ...{ file, source: mdx, contract: 'media-v2', permalink: `/${page.file}/` },
      ...{ title, description, keywords, breadcrumb: [] },
    }),
  };
}

const search = searchPages(
  new Map([['api_media2', [typePage, operationPage, errorPage].map(({ indexed }) => indexed)]]),
);
await search.loadIndexes('/', 'api_media2');

/** The URLs that the search finds for a text. */
async function find(text: string): Promise<string[]> {
  const { hits } = await search.search('/', 'api_media2', text);
  return hits.map(({ document }) => document.u + (document.h ?? ''));
}

const printMarkdown = (blocks: RootContent[]) => printBlocks(blocks, (url) => url);
const print = (root: Root) => printMarkdown(buildMarkdownBlocks(root, file));
const reference = await buildReferenceTree(source, []);
const [api] = buildApiIndex([source], 'https://docs.example.com').apis;

/** Without the marks of HTML, Markdown and JSON: how a fact is emphasized is not tested here. */
function toWords(text: string): string {
  return text.replace(/<[^>]*>|[*`"]/g, '').replace(/\s+/g, ' ');
}

const everywhere: [string, () => string | Promise<string>][] = [
  ['/openapi/', () => toHtml(renderReference(reference), { allowDangerousHtml: true })],
  ['the Markdown of /openapi/', () => printMarkdown(buildReferenceBlocks(reference, file))],
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
    expect(toWords(text)).toMatch(/default[: ]*42/i);
    expect(toWords(text)).toMatch(/(at least|minimum)[: ]*7/i);
    expect(text).toMatch(/[Ss]ince"?[:"\s]*version 9\.9/);
    expect(text).toMatch(/[Dd]eprecated/);
  });

  it.each(['quokka', 'loudness in sones'])('is found by the search for %j', async (text) => {
    expect(await find(text)).toContain('/reference/Quokka/#field-quokka');
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

  it('is found by the search, at the top of its page', async () => {
    expect(await find('marsupial that smiles')).toEqual(['/reference/Quokka/']);
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
      expect(text).toMatch(/[Ss]ince"?[:"\s]*version 7\.7/);
      expect(toWords(text)).toMatch(/default[: ]*Rottnest/i);
      expect(toWords(text)).toMatch(/(maximum length|maxLength)[: ]*31/i);
      expect(text).toContain('418');
      expect(text).toMatch(/[Ss]ince"?[:"\s]*version 8\.8/);
      expect(text).toMatch(/Deprecated|"deprecated":true/);
    },
  );

  it.each([
    ['POST /photos', '#send'],
    ['each quokka at dawn', '#send'],
    ['lives on an island', '#send.island'],
  ])('is found by the search for %j, at its anchor', async (text, anchor) => {
    expect(await find(text)).toContain(`/reference/index/${anchor}`);
  });
});

describe('an error that is added to a contract', () => {
  it.each([
    ['the page with <Errors />', () => errorPage.mdx],
    ['the Markdown of that page', () => print(errorPage.tree)],
    ['/api-index.json', () => JSON.stringify(api?.operations[0]?.errors)],
  ])('is described, with cause, remedy and the use of a retry, on %s', async (_format, draw) => {
    const text = await draw();
    expect(text).toContain('418');
    expect(text).toContain('It is a teapot.');
    expect(text).toContain('The kettle is on.');
    expect(text).toContain(REMEDY);
    expect(text).toMatch(/retry|Retry/);
  });

  it('is found by the search, at its anchor', async () => {
    expect(await find('coffee before dawn')).toContain('/index/#error-418');
  });
});

it.each([
  [
    'field "quokka"',
    'deprecated',
    (renderer: object) => drawFieldFacts(type.fields[0]!, renderer as never),
  ],
  ['type "Quokka"', 'deprecated', (renderer: object) => drawTypeFacts(type, renderer as never)],
  [
    'operation "send"',
    'deprecated',
    (renderer: object) => drawOperationFacts(source, operation, renderer as never),
  ],
  ['error 418', 'cause', (renderer: object) => drawErrorFacts(failure, renderer as never)],
])('a build stops at a fact of the %s that a format does not draw: "%s"', (owner, kind, draw) => {
  const renderer: Partial<Renderer<FieldFact, string>> = { description: () => '' };
  expect(() => draw(renderer)).toThrow(
    `packages/docs-model/src/facts/ lists the fact "${kind}" of the ${owner}, which a format does ` +
      'not draw. Add a line for it to every Renderer.',
  );
});
