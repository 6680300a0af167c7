import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { loadContract } from '#contract/read/load';
import { loadExamples } from '#contract/examples/load-examples';
import { contractNames } from '#contract/names';
import { toPath } from '#contract/examples/example';
import type { OpenApiDocument, Schema } from '#contract/read/openapi';
import type { Finding } from './inspect';
import { watch } from './watch';

const SITE = 'https://help.example';

const folder = mkdtempSync(path.join(tmpdir(), 'contract-watch-'));
afterAll(() => rmSync(folder, { recursive: true }));

const mediaV2 = await loadContract('media-v2');
const examples = await loadExamples('media-v2');

function save(name: string, value: unknown): string {
  const file = path.join(folder, name);
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

/** What readers record: an example, with its operation and both bodies. */
function record(name: string): string {
  const example = examples.get(name)!;
  const { operation, body, response } = example;
  return save(`${name}.json`, {
    operation: operation.id,
    path: toPath(example),
    ...(body !== undefined && { request: body }),
    ...(response !== undefined && { response }),
  });
}

async function list(...args: string[]): Promise<Finding[]> {
  const { text } = await watch([...args, '--json'], SITE);
  return JSON.parse(text) as Finding[];
}

type Change = (document: OpenApiDocument, schemas: Record<string, Schema>) => void;

/** The contract as it may be one day. */
function change(edit: Change): OpenApiDocument {
  const next = structuredClone(mediaV2);
  edit(next, next.components.schemas);
  return next;
}

const field = (schemas: Record<string, Schema>, type: string, name: string): Schema =>
  schemas[type]!.properties![name]!;

const [kb, list1, tagging] = ['/v2/knowledgebase/search', 'editorial-list', 'tagging-basic'];

/** Each a change of the contract, the example that it concerns, and what is to be found. */
const DRIFTS: [drift: string, example: string, edit: Change, found: Partial<Finding>][] = [
  [
    'a field of the response has another name',
    tagging,
    (_, { Tag }) => {
      Tag!.properties!.stdForms = Tag!.properties!.stdForm!;
      delete Tag!.properties!.stdForm;
      Tag!.required = [];
    },
    {
      kind: 'undeclared',
      pointer: '/tags/0/stdForm',
      field: 'Tag.stdForm',
      more: 3,
      remedy: expect.stringContaining('Did you mean "stdForms"?') as string,
    },
  ],
  [
    'a field of the response has another type',
    tagging,
    (_, schemas) => void (field(schemas, 'Tag', 'relevance').type = 'string'),
    { kind: 'invalid', pointer: '/tags/0/relevance', field: 'Tag.relevance', more: 3 },
  ],
  [
    'a value is no longer allowed',
    'editorial-create',
    (_, schemas) => void (field(schemas, 'EditorialTag', 'gkbId').enum = ['G1']),
    { kind: 'invalid', part: 'request', pointer: '/gkbId', field: 'EditorialTag.gkbId' },
  ],
  [
    'a field must be sent',
    'kb-search',
    (_, { GkbItemsSearchRequest: type }) => void type!.required!.push('purpose'),
    {
      kind: 'invalid',
      part: 'request',
      pointer: '/purpose',
      remedy: 'Add the field "purpose".',
    },
  ],
  [
    'a field of the response is always there',
    'kb-search',
    (_, { Details }) => void (Details!.required = ['rank']),
    { kind: 'invalid', part: 'response', pointer: '/itemDetails/0/rank', field: 'Details.rank' },
  ],
  [
    'a limit is stricter',
    tagging,
    (_, schemas) => void (field(schemas, 'NlpRequest', 'text').pattern = '^.{0,9}$'),
    { kind: 'invalid', part: 'request', pointer: '/text', field: 'NlpRequest.text' },
  ],
  [
    'two fields exclude each other',
    tagging,
    (_, { NlpRequest }) => void (NlpRequest!.not = { required: ['title', 'text'] }),
    { kind: 'invalid', part: 'request', pointer: '' },
  ],
  [
    'a field is deprecated',
    tagging,
    (_, schemas) =>
      Object.assign(field(schemas, 'NlpRequest', 'title'), {
        deprecated: true,
        'x-successor': { type: 'NlpRequest', field: 'headline' },
      }),
    {
      kind: 'deprecated',
      part: 'request',
      pointer: '/title',
      field: 'NlpRequest.title',
      remedy: 'Use NlpRequest.headline.',
    },
  ],
  [
    'an operation is deprecated',
    'kb-search',
    ({ paths }) => void (paths[kb]!.post!.deprecated = true),
    { kind: 'deprecated', pointer: '', field: `POST ${kb}` },
  ],
  [
    'an operation is gone',
    'kb-search',
    ({ paths }) => void delete paths[kb],
    { kind: 'undeclared', text: 'the contract has no operation "searchItems"' },
  ],
  [
    'a parameter is gone',
    list1,
    ({ paths }) => void (paths['/v2/customize/editorial_tag/list']!.get!.parameters = []),
    {
      kind: 'undeclared',
      part: 'query',
      field: 'GET /v2/customize/editorial_tag/list query parameter returnObjects',
    },
  ],
  [
    'a parameter is required',
    list1,
    ({ paths }) =>
      void paths['/v2/customize/editorial_tag/list']!.get!.parameters!.push({
        name: 'page',
        in: 'query',
        required: true,
        schema: { type: 'integer' },
      }),
    { kind: 'invalid', part: 'query', text: 'the contract requires this parameter' },
  ],
];

describe('contract-watch finds', () => {
  it.each(DRIFTS)('that %s', async (_drift, example, edit, found) => {
    const contract = save('next.json', change(edit));
    expect(await list('--contract', contract, record(example))).toContainEqual(
      expect.objectContaining(found),
    );
    const { code } = await watch(['--contract', contract, record(example)], SITE);
    expect(code).toBe(1);
  });
});

/** What recordings alone do not show: what breaks between two contracts. */
const BREAKS: [drift: string, example: string, edit: Change, found: Partial<Finding>][] = [
  [
    'a default has changed',
    'photos-recommend',
    (_, schemas) => void (field(schemas, 'PhotosRequest', 'recommendationCount').default = 1),
    {
      part: 'request',
      pointer: '/recommendationCount',
      field: 'PhotosRequest.recommendationCount',
    },
  ],
  [
    'the server has another URL',
    tagging,
    (document) => void (document.servers[0]!.url = 'https://new.example'),
    { field: 'all operations' },
  ],
  [
    'a field must be sent from now on',
    'kb-search',
    (_, { GkbItemsSearchRequest: type }) => {
      type!.properties!.purpose = { type: 'string' };
      type!.required!.push('purpose');
    },
    { part: 'request', field: 'GkbItemsSearchRequest.purpose', text: 'was added and is required' },
  ],
  [
    'a value of the response has new forms',
    'kb-search',
    (_, schemas) => void (schemas.Details!.properties!.gkbId = { type: 'integer' }),
    { part: 'response', pointer: '/itemDetails/0/gkbId', field: 'Details.gkbId' },
  ],
];

describe('with the older contract, contract-watch finds', () => {
  const older = () => save('older.json', mediaV2);

  it.each(BREAKS)('that %s', async (_drift, example, edit, found) => {
    const contract = save('next.json', change(edit));
    const args = ['--contract', contract, '--older', older(), record(example)];
    expect(await list(...args)).toContainEqual(
      expect.objectContaining({ kind: 'breaking', ...found }),
    );
  });

  it('nothing that the recordings do not use', async () => {
    const edit: Change = (_, schemas) => {
      delete schemas.PhotoData!.properties!.url;
      field(schemas, 'NlpRequest', 'referenceDate').default = 'NOW';
    };
    const contract = save('next.json', change(edit));
    const args = ['--contract', contract, '--older', older(), record(tagging)];
    expect(await list(...args)).toEqual([]);
  });

  it('a change for all operations once', async () => {
    const contract = save(
      'next.json',
      change((document) => void (document.servers = [])),
    );
    const args = ['--contract', contract, '--older', older(), record(tagging), record('kb-search')];
    expect(await list(...args)).toHaveLength(1);
  });
});

test.each(contractNames)('contract-watch finds nothing in the examples of %s', async (name) => {
  const own = [...(await loadExamples(name)).values()];
  const files = own.map((example) =>
    save(`${name}-${example.name}.json`, {
      operation: example.operation.id,
      path: toPath(example),
      ...(example.body !== undefined && { request: example.body }),
      ...(example.response !== undefined && { response: example.response }),
    }),
  );
  const recorded = files.filter((_, index) => own[index]?.body ?? own[index]?.response);
  expect(recorded.length).toBeGreaterThan(1);
  const args = ['--contract', `contract/${name}/openapi.yaml`, ...recorded];
  // The whole Media API v1 is deprecated.
  const allowed = name === 'media-v1' ? ['--allow-deprecated'] : [];
  expect(await list(...args, ...allowed)).toEqual([]);
});

test('contract-watch takes the operation from the file name, from call.json, or from the option', async () => {
  const body = { query: 'Munich', language: 'en' };
  const contract = ['--contract', save('contract.json', mediaV2)];
  const missing = expect.objectContaining({
    operation: 'searchItems',
    pointer: '/fallbackLanguages',
  });
  const named = save('searchItems.short.request.json', body);
  expect(await list(...contract, named)).toEqual([missing]);
  const other = save('munich.json', body);
  expect(await list(...contract, '--operation', 'searchItems', '--requests', other)).toEqual([
    missing,
  ]);
  const sub = mkdtempSync(path.join(folder, 'call-'));
  writeFileSync(path.join(sub, 'call.json'), '{ "operation": "searchItems" }');
  writeFileSync(path.join(sub, 'request.json'), JSON.stringify(body));
  expect(await list(...contract, sub)).toEqual([missing]);
});

test('contract-watch checks recorded errors against the errors of the contract', async () => {
  const next = change(({ components }) => {
    const schema: Schema = { type: 'object', properties: { exception: { type: 'string' } } };
    components.responses!.BadRequest!.content = { 'application/json': { schema } };
  });
  const contract = ['--contract', save('errors.json', next)];
  const error = { operation: 'searchItems', response: { exception: 1 } };
  expect(await list(...contract, save('400.json', { ...error, status: 400 }))).toEqual([
    expect.objectContaining({ kind: 'invalid', part: 'response', pointer: '/exception' }),
  ]);
  expect(await list(...contract, save('418.json', { ...error, status: 418 }))).toEqual([
    expect.objectContaining({ text: 'the contract has no response with status 418' }),
  ]);
});

describe('contract-watch exits with 2', () => {
  const contract = () => ['--contract', save('contract.json', mediaV2)];

  it.each<[string, () => string[], string]>([
    ['without recordings', () => [], 'Pass at least one file or folder'],
    ['at an unknown option', () => ['--contracts', 'x'], "Unknown option '--contracts'"],
    ['at a missing file', () => [...contract(), 'none.json'], 'none.json does not exist'],
    [
      'at a file that is no JSON',
      () => [...contract(), save('broken.json', '{"a":')],
      'broken.json is not JSON',
    ],
    [
      'without an operation',
      () => [...contract(), save('body.json', {})],
      'body.json names no operation. Name it with --operation',
    ],
    [
      'at an unknown operation',
      () => [...contract(), '--operation', 'analyzes', record(tagging)],
      'Did you mean "analyze"?',
    ],
    [
      'at a contract that is none',
      () => ['--contract', save('none.yaml', 'a: b'), record(tagging)],
      'contains no API description',
    ],
    [
      'at an empty folder',
      () => [...contract(), mkdtempSync(path.join(folder, 'empty-'))],
      'contains no JSON files',
    ],
  ])('%s', async (_case, toArgs, message) => {
    const { code, text } = await watch(toArgs(), SITE);
    expect(text).toContain(message);
    expect(text.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });
});

test('contract-watch --help names every option and exits with 0', async () => {
  const { code, text } = await watch(['--help'], SITE);
  expect(code).toBe(0);
  for (const option of ['contract', 'older', 'operation', 'requests', 'allow-deprecated', 'json']) {
    expect(text).toContain(`--${option}`);
  }
  expect(text).toContain(`${SITE}/openapi/media-v2.json`);
});

describe('the page about contract-watch', () => {
  const SAMPLES = 'samples/contract-watch';
  const page = readFileSync('content/api_media2/guide/contract-watch.mdx', 'utf8');
  const contract = ['--contract', 'contract/media-v2/openapi.yaml'];

  it('shows what is printed for its recording', async () => {
    const { code, text } = await watch([...contract, `${SAMPLES}/recordings`], SITE);
    expect(code).toBe(1);
    const shown = text.replaceAll(`${SAMPLES}/`, '');
    await expect(shown).toMatchFileSnapshot(path.resolve(SAMPLES, 'output.txt'));
  });

  it('has a workflow whose command works', async () => {
    const workflow = parse(readFileSync(`${SAMPLES}/contract.yml`, 'utf8')) as {
      jobs: Record<string, { steps: { run?: string }[] }>;
    };
    const commands = Object.values(workflow.jobs).flatMap(({ steps }) =>
      steps.flatMap(({ run }) => run ?? []),
    );
    const args = commands.at(-1)!.split(' ').slice(2);
    expect(args).toContain('recordings');
    const own = args.map((arg) =>
      arg
        .replace(/^recordings$/, `${SAMPLES}/recordings`)
        .replace('contract/media-v2.json', contract[1]!),
    );
    const { code, text } = await watch([...contract, ...own], SITE);
    expect(code, text).toBe(1);
  });

  it('lists all options', async () => {
    const { text } = await watch(['--help'], SITE);
    const toOptions = (lines: string) =>
      [...lines.matchAll(/^(?:\| `| {2})(--[a-z-]+)/gm)].map(([, option]) => option);
    expect(toOptions(text)).toHaveLength(8);
    expect(toOptions(page)).toEqual(toOptions(text));
  });
});
