import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { loadExamples } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';
import { loadEntries } from '@docs/docs-model/changes';
import { listen, serveSandbox } from '@docs/sandbox/node';
import { openToolbox, tools } from '@docs/mcp';
import { createMcpHandler } from '@docs/mcp/http';
import { loadMcpData } from '@docs/mcp/node';
import type { Toolbox } from '@docs/mcp';
import { openSandbox } from '@docs/sandbox/testing';
import { genjaTool } from '../../tools/mcp/genja-tool';
import { toSearchIndex } from '../support/search-pages';
import { EXAMPLES } from './call-every-tool';
import { measureGrowth, MOST_GROWTH } from '../support/growth';

const GUIDE = '/operate/reliability/';
/** Two pages instead of a built site. */
const PAGES = {
  '/genja/api/index.md': '# Genja API\n\n> About it.\n\n## Errors\n\nA retry is of no use.\n',
  '/genja/quick/index.md':
    '# Start\n\n## Long\n\n[Continue with long.md](https://help.geneea.com/genja/quick/long.md#long)\n',
  '/changes/index.md':
    '# Changes\n\n## [Format 3](#media-format)\n\nMedia.\n\n## [Format 3](#general-format)\n\nGeneral.\n',
  '/genja/quick/long.md': '# Start: Long\n\nAll of it.\n',
  [`${GUIDE}index.md`]:
    '# Production guide\n\n> Timeouts.\n\n## Retry with backoff\n\nWait after status 429.\n\n```sh\n# no heading\n```\n',
};

/** The production guide as the search of the site knows it. */
const INDEXED = {
  names: {
    u: GUIDE,
    t: 'Production guide',
    b: ['Operate'],
    s: [
      { t: 'Retry with backoff', h: '#retry-with-backoff' },
      { t: 'retryAfter', h: '#field-retryAfter' },
    ],
  },
  texts: { d: 'Timeouts.', k: [], i: '', s: ['Wait after status 429.', 'Seconds to wait.'] },
};

const { sandbox } = await openSandbox();
const searchIndex = toSearchIndex(new Map([['operate', [INDEXED]]]));
const data = { ...(await loadMcpData('no-build')), pages: PAGES, searchIndex };

let server: Server;
let url: URL;
const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  server = serveSandbox(sandbox, {
    routes: { '/mcp': createMcpHandler(async () => data, { sandbox, extraTools: [genjaTool] }) },
  });
  url = new URL('/mcp', await listen(server, 0));
  await client.connect(new StreamableHTTPClientTransport(url));
});

afterAll(async () => {
  await client.close();
  server.close();
  server.closeAllConnections();
});

async function callTool(name: string, input: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: input });
  const [content] = result.content as { text: string }[];
  return { isError: result.isError ?? false, text: content?.text ?? '' };
}

async function read<Result>(name: string, input: Record<string, unknown>): Promise<Result> {
  const { isError, text } = await callTool(name, input);
  expect({ isError, text: isError ? text : '' }).toEqual({ isError: false, text: '' });
  return JSON.parse(text) as Result;
}

test('the client of the SDK lists the tools, each with a description and a schema', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(EXAMPLES));
  const [search] = tools;
  expect(search?.inputSchema).toEqual({
    type: 'object',
    properties: {
      query: {
        type: 'string',
        maxLength: 2_000,
        description: 'Words to find, for example: retry rate limit',
      },
      limit: { type: 'integer', minimum: 1, maximum: 20, description: '8 if left out.' },
    },
    required: ['query'],
    additionalProperties: false,
  });
  const missing = tools.flatMap(({ name, inputSchema: { properties = {} } }) =>
    Object.entries(properties as Record<string, object>)
      .filter(([, property]) => !('description' in property))
      .map(([argument]) => `${name}.${argument}`),
  );
  expect(missing).toEqual([]);
  expect(JSON.stringify(tools)).not.toContain('propertyNames');
  expect(
    tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name),
  ).toEqual(['send_request']);
});

const ANALYZE = { api: 'media-v2', operation: 'analyze' };
const BODY = { id: '1', title: 'T' };

test.each<[behavior: string, tool: string, input: Record<string, unknown>, want: object]>([
  [
    'search finds the section of a page by its words',
    'search',
    { query: 'retry 429', limit: 1 },
    [
      {
        title: 'Production guide',
        heading: 'Retry with backoff',
        url: `https://help.geneea.com${GUIDE}index.md`,
      },
    ],
  ],
  [
    'search ignores the small words of a sentence',
    'search',
    { query: 'How should I write a retry?', limit: 1 },
    [{ heading: 'Retry with backoff' }],
  ],
  [
    'build_request returns the request with code in a language',
    'build_request',
    { ...ANALYZE, body: { id: '1', title: "Macron's visit" }, language: 'python' },
    {
      isValid: true,
      method: 'POST',
      url: 'https://media-api.geneea.com/v2/nlp/analyze',
      code: expect.stringContaining('requests.post'),
    },
  ],
  [
    'send_request returns each documented error on demand',
    'send_request',
    { ...ANALYZE, body: BODY, sandboxKey: 'demo-429' },
    { status: 429, retryAfter: expect.any(String) },
  ],
  [
    'explain_response explains fields by their position, and names those that are not documented',
    'explain_response',
    { ...ANALYZE, response: { tags: [{ gkbId: 'G1', other: 1 }] } },
    {
      type: 'Analysis',
      fields: [{ pointer: '/tags' }, { pointer: '/tags/*/gkbId' }],
      notDocumented: ['/tags/*/other'],
    },
  ],
  [
    'explain_response reads a response that is the text of JSON',
    'explain_response',
    { ...ANALYZE, response: '{"tags": []}' },
    { fields: [{ pointer: '/tags' }] },
  ],
  [
    'explain_response explains an error',
    'explain_response',
    { ...ANALYZE, status: 429 },
    { status: '429', retry: true },
  ],
  [
    'render_genja returns the text of a template',
    'render_genja',
    { template: "V {{ town|m('6') }}.", data: { town: 'Praha' } },
    { output: 'V Praze.', warnings: [] },
  ],
])('%s', async (_, tool, input, want) => {
  expect(await read(tool, input)).toMatchObject(want);
});

test.each<[behavior: string, tool: string, input: Record<string, unknown>, want: string]>([
  ['a page', 'read_page', { page: '/no/' }, 'with the tool search'],
  ['a section', 'read_page', { page: GUIDE, heading: 'Retries' }, 'It has: Retry with backoff'],
  ['an API', 'find_field', { name: 'tags', api: 'media-v3' }, 'There is no API "media-v3"'],
  ['an operation', 'find_field', { name: 'tags', operation: 'analyse' }, 'Did you mean "analyze"?'],
  [
    'an operation',
    'build_request',
    { operation: 'analyse', api: 'media-v2' },
    'Did you mean "analyze"?',
  ],
  ...['.', '..'].map((articleId): [string, string, Record<string, unknown>, string] => [
    `the path value "${articleId}", which means another path,`,
    'build_request',
    { operation: 'getArticle', path: { dataset: 'demo', articleId } },
    'articleId',
  ]),
  [
    'a body where a request has none',
    'build_request',
    { operation: 'listPhotoBanks', path: {}, body: BODY },
    'Remove "body"',
  ],
  ['the real API over HTTP', 'send_request', { ...ANALYZE, body: BODY, target: 'real' }, 'is off'],
  [
    'a response nested more deeply than any',
    'explain_response',
    { ...ANALYZE, response: '{"a":'.repeat(3000) + '1' + '}'.repeat(3000) },
    'The response has more than 64 levels. Send its inner part.',
  ],
  ['a filter', 'render_genja', { template: '{{ a|nofilter }}' }, '"line": 1,\n "column": 6'],
  ['a product', 'list_changes', { product: 'media' }, 'api_media2'],
  [
    'wrong arguments',
    'search',
    { limit: 100 },
    'The arguments of search are not valid.\n' +
      '/query: Invalid input: expected string, received undefined\n' +
      '/limit: Too big: expected number to be <=20',
  ],
  [
    'a path value that cannot be in a URL',
    'build_request',
    { operation: 'getArticle', path: { dataset: 'demo', articleId: '\ud800' } },
    '"articleId" contains half of a surrogate pair',
  ],
  [
    'a name that the path lacks',
    'build_request',
    { operation: 'getArticle', path: { dataset: 'demo', articleId: '1', articleid: '2' } },
    'has no {articleid}',
  ],
  ['a key', 'send_request', { ...ANALYZE, body: BODY, sandboxKey: 'č' }, 'a character that no key'],
  ['a redirect', 'explain_response', { ...ANALYZE, status: 301, response: {} }, 'no error 301'],
  ['an unknown argument', 'search', { query: 'x', count: 3 }, 'Unrecognized key: "count"'],
])('of %s, %s says what to change', async (_, tool, input, want) => {
  const { isError, text } = await callTool(tool, input);
  expect({ isError, text }).toEqual({ isError: true, text: expect.stringContaining(want) });
});

test('search names a section only where the Markdown of the page has it', async () => {
  const [first] = await read<object[]>('search', { query: 'retryAfter' });
  const excerpt = 'retryAfter: Seconds to wait.';
  expect(first).toMatchObject({ title: 'Production guide', excerpt });
  expect(first).not.toHaveProperty('heading');
});

describe('read_page', () => {
  it.each([
    '/genja/api/',
    'genja/api',
    '/genja/api.md',
    '/genja/api/index.md',
    'https://help.geneea.com/genja/api/#gone',
    'http://Help.Geneea.com/genja/api/',
    'http://localhost:3000/genja/api/?a=1',
    'localhost:3000/genja//api/',
  ])('finds the page under %s', async (page) => {
    expect(await callTool('read_page', { page })).toEqual({
      isError: false,
      text: PAGES['/genja/api/index.md'],
    });
  });

  it('returns one section of a page', async () => {
    for (const heading of ['Retry with backoff', '#retry-with-backoff']) {
      const { text } = await callTool('read_page', { page: GUIDE, heading });
      expect(text).toMatch(/^## Retry with backoff\n[^]*# no heading/);
    }
  });

  it.each([
    { page: '/changes/', heading: '#general-format' },
    { page: '/changes/#general-format' },
  ])('finds a section by the anchor that its heading has: %j', async (input) => {
    expect((await callTool('read_page', input)).text).toMatch(/^## .*\n\nGeneral\.$/);
  });

  it('follows a heading to the file with its section', async () => {
    const { text } = await callTool('read_page', { page: '/genja/quick/', heading: 'Long' });
    expect(text).toBe(PAGES['/genja/quick/long.md']);
  });

  it('has the same pages as resources', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ name }) => name)).toEqual([
      'Genja API',
      'Start',
      'Changes',
      'Start: Long',
      'Production guide',
    ]);
    const { contents } = await client.readResource({ uri: resources[0]!.uri });
    expect(contents[0]).toMatchObject({ text: PAGES['/genja/api/index.md'] });
    const missing = client.readResource({ uri: 'file:///etc/passwd' });
    await expect(missing).rejects.toMatchObject({ code: -32602 });
  });
});

test('list_operations lists the operations of one API or of all', async () => {
  const all = await read<{ api: string; operations: unknown[] }[]>('list_operations', {});
  expect(all.map(({ api }) => api)).toEqual(contractNames);
  const [mediaV2] = await read<{ operations: object[] }[]>('list_operations', { api: 'media-v2' });
  expect(mediaV2?.operations[0]).toMatchObject({ id: 'analyze', request: 'POST /v2/nlp/analyze' });
});

test('find_field lists exact names first, with what is known of each', async () => {
  const input = { name: 'recommendationCount', api: 'media-v2', location: 'request' };
  const { fields } = await read<{ fields: object[] }>('find_field', input);
  const want = { pointer: '/recommendationCount', type: 'integer', location: 'request' };
  expect(fields[0]).toMatchObject(want);
});

test('find_field finds a field by one of its allowed values', async () => {
  const name = 'rejected-actively-wrong';
  const { fields } = await read<{ fields: { allowedValues: object }[] }>('find_field', { name });
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter(({ allowedValues }) => !Object.hasOwn(allowedValues, name))).toEqual([]);
});

test.each([['wikidataId'], ['derivedOnly']])(
  'find_field finds %s, a key of feats',
  async (name) => {
    const { fields } = await read<{ fields: { pointer: string }[] }>('find_field', { name });
    expect(fields[0]?.pointer).toMatch(/\/feats$/);
  },
);

describe('build_request', () => {
  it('warns of HTML in an article, and accepts the request', async () => {
    const input = { ...ANALYZE, body: { id: '1', text: 'Visit <b>Munich</b>.' } };
    const result = await read('build_request', input);
    const warnings = [{ rule: 'plain-text', pointer: '/text', text: expect.any(String) }];
    expect(result).toMatchObject({ isValid: true, warnings });
  });

  it.each([
    ['a missing field', { title: 'T' }, '/id'],
    ['a misspelled field', { ...BODY, txt: 'T' }, '/txt'],
    ['a field with a slash in its name', { ...BODY, 'a/b': 'T' }, '/a~1b'],
  ])('names %s', async (_, body, pointer) => {
    const built = await read<object>('build_request', { ...ANALYZE, body });
    expect(built).toMatchObject({ isValid: false, violations: [{ pointer }] });
    expect(built).not.toHaveProperty('code');
  });

  it.each(contractNames)('accepts the request of every example of %s', async (api) => {
    const examples = [...(await loadExamples(api)).values()];
    for (const { name, operation, parameters, body } of examples) {
      const input = { api, operation: operation.id, ...parameters, body };
      const built = await read<object>('build_request', input);
      expect({ name, ...built }).toMatchObject({ name, isValid: true });
    }
  });
});

test('send_request sends to the sandbox, whose state the server shares', async () => {
  const body = { gkbId: 'MCP-1', name: 'From a tool', forbidden: false };
  const sent = await read('send_request', { operation: 'createEditorialTag', body });
  expect(sent).toMatchObject({ status: 200, target: expect.stringContaining('demo data') });
  const response = await fetch(new URL('/v2/customize/editorial_tag/MCP-1', url), {
    headers: { 'X-API-Key': 'any' },
  });
  expect(await response.json()).toMatchObject({ name: 'From a tool' });
});

describe('send_request with sending to the real API turned on', () => {
  const received: { key: string | string[] | undefined; body: string }[] = [];
  const api = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ key: request.headers['x-api-key'], body });
      const echo = JSON.stringify({ id: '1', echo: request.headers['x-api-key'] });
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(echo);
    });
  });
  const sendRequest = tools.find(({ name }) => name === 'send_request')!;
  let toolbox: Toolbox;

  beforeAll(async () => {
    const host = await listen(api, 0);
    const apis = data.index.apis.map((indexed) => ({ ...indexed, host }));
    const index = { ...data.index, apis };
    toolbox = openToolbox({ ...data, index }, { keys: { 'media-v2': 'secret' } });
  });
  afterAll(() => {
    api.close();
    api.closeAllConnections();
  });

  const send = (input: object, box = toolbox) =>
    sendRequest.run({ ...ANALYZE, target: 'real', body: BODY, ...input } as never, box);

  beforeEach(() => {
    received.length = 0;
  });

  it('sends a valid request with the key of the user', async () => {
    const sent = await send({});
    expect(sent).toMatchObject({ status: 200, body: { id: '1' } });
    expect(received).toEqual([{ key: 'secret', body: JSON.stringify(BODY) }]);
    // The service repeats the headers of the request.
    expect(sent).toMatchObject({ body: { echo: '<YOUR_API_KEY>' } });
    expect(JSON.stringify(sent)).not.toContain('secret');
  });

  it('sends a key with dollar signs as it is', async () => {
    await send({}, { ...toolbox, keys: { 'media-v2': 'a$&b$$c' } });
    expect(received.map(({ key }) => key)).toEqual(['a$&b$$c']);
  });

  it('does not send a request that is not valid, or without a key', async () => {
    await expect(send({ body: { title: 'T' } })).rejects.toThrow('Not sent');
    const general = data.index.apis.find(({ name }) => name === 'general-v3');
    const operation = general?.operations.find((candidate) => !candidate.path.includes('{'))?.id;
    const input = { api: 'general-v3', operation, body: undefined };
    await expect(send(input)).rejects.toThrow('no key');
    expect(received).toEqual([]);
  });
});

test('explain_response takes about twice the time for twice the response', async () => {
  const toResponse = (size: number) =>
    Object.fromEntries(Array.from({ length: size }, (_, index) => [`a${index}`, { b: index }]));
  const explain = (size: number) =>
    callTool('explain_response', { ...ANALYZE, response: toResponse(size) });
  expect(await measureGrowth(explain, 4000)).toBeLessThan(MOST_GROWTH);
});

describe('list_changes', () => {
  interface Listed {
    changes: Toolbox['data']['changes'];
    more?: string;
    undated?: string;
  }

  it('lists what /changes/ lists, in the same order', async () => {
    const entries = await loadEntries();
    const { changes, more } = await read<Listed>('list_changes', { limit: 100 });
    expect(changes.map(({ title, url }) => ({ title, url }))).toEqual(
      entries.map(({ title, id }) => ({ title, url: `https://help.geneea.com/changes/#${id}` })),
    );
    expect(changes.filter(({ text }) => /\]\((?!https:)/.test(text))).toEqual([]);
    expect(more).toBeUndefined();
  });

  it('selects by API, product, day, and breaking changes', async () => {
    const { changes: all } = await read<Listed>('list_changes', { limit: 100 });
    const selections: [object, (change: Listed['changes'][number]) => boolean][] = [
      [{ api: 'general-v3' }, ({ api }) => api === 'general-v3'],
      [{ product: 'api_media' }, ({ products }) => products.includes('api_media')],
      [{ since: '1970-01-01' }, ({ date }) => date !== null],
      [{ since: '9999-12-31' }, () => false],
      [{ breaking: true }, ({ breaking }) => breaking],
    ];
    for (const [input, isSelected] of selections) {
      const { changes } = await read<Listed>('list_changes', { limit: 100, ...input });
      expect(changes).toEqual(all.filter(isSelected));
    }
  });

  it('says how many changes without a day may be later', async () => {
    const { undated } = await read<Listed>('list_changes', { since: '2020-01-01' });
    expect(undated).toMatch(/^\d+ changes have no day/);
    expect(await read('list_changes', { since: '9999-01-01' })).toEqual({ changes: [] });
  });

  it('dates only what has a date; of the others it says before which day they were', async () => {
    const entries = await loadEntries();
    const { changes } = await read<Listed>('list_changes', { limit: 100 });
    expect(changes.map(({ date, before }) => ({ date, before }))).toEqual(
      entries.map(({ date = null, recorded }) => ({
        date,
        before: date === null ? recorded : undefined,
      })),
    );
  });

  it('keeps to the limit, and says that there is more', async () => {
    const { changes, more } = await read<Listed>('list_changes', { limit: 1 });
    expect(changes).toHaveLength(1);
    expect(more).toContain('older changes match');
  });
});

describe('over HTTP', () => {
  const toRequest = (body: string, headers: Record<string, string> = {}) =>
    new Request(url, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...headers,
      },
    });
  const post = (...request: Parameters<typeof toRequest>) => fetch(toRequest(...request));

  it.each([
    ['no JSON', '{'],
    ['no JSON-RPC', '{"a":1}'],
    ['of two methods', '{"jsonrpc":"2.0","id":1,"method":"ping","method":"ping"}'],
    ['too large', JSON.stringify({ text: 'x'.repeat(600_000) })],
  ])('answers a message that is %s with a protocol error', async (_, body) => {
    const response = await post(body);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.json()).toMatchObject({
      jsonrpc: '2.0',
      error: { code: expect.any(Number) },
    });
  });

  const CALL = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":';
  const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

  it.each([
    [
      '{"name":"render_genja","arguments":{"template":"{{ d }}","data":{"d":{"10":9007199254740993,"9":1}}}}',
      "{'10': 9007199254740993, '9': 1}",
    ],
    ['{"name":"render_genja","arguments":{"template":"","data":[]}}', '/data: Pass an object.'],
    [
      '{"name":"build_request","arguments":{"operation":"getArticle","path":{"dataset":"demo","articleId":9007199254740993}}}',
      '/path/articleId: Pass a string, a number, true, or false. Pass a number beyond 9007199254740991 as a string',
    ],
    ...[
      'render_genja","arguments":{"template":"{{ a }}","data"',
      'build_request","arguments":{"operation":"analyze","api":"media-v2","body"',
    ].map((start): [string, string] => [
      `{"name":"${start}:${'{"a":'.repeat(9000)}1${'}'.repeat(9002)}`,
      'levels',
    ]),
    [
      '{"name":"build_request","arguments":{"operation":"analyze","api":"media-v2","body":{"a":[9007199254740993]}}}',
      '/body/a/0: Pass a number beyond 9007199254740991 as a string',
    ],
  ])(
    'keeps the order of keys, rounds no number, and reports data that is too deep (%#)',
    async (params, want) => {
      const { result } = (await (await post(`${CALL}${params}}`)).json()) as {
        result: { content: { text: string }[] };
      };
      expect(result.content[0]!.text).toContain(want);
    },
  );

  it('loads its data again when that has failed', async () => {
    const load = vi.fn(async () => data).mockRejectedValueOnce(new Error('no contract'));
    const handle = createMcpHandler(load, { sandbox });
    await expect(handle(toRequest(PING))).rejects.toThrow('no contract');
    expect((await handle(toRequest(PING))).status).toBe(200);
  });

  it.each(['*/*', 'application/json'])('responds to a client that accepts %s', async (Accept) => {
    const response = await post(PING, { Accept });
    expect(await response.json()).toMatchObject({ result: {} });
  });

  it('rejects pages of other origins, and other methods', async () => {
    expect((await post('{}', { Origin: 'https://evil.example' })).status).toBe(403);
    const handle = createMcpHandler(async () => data, { sandbox, extraTools: [genjaTool] });
    const ping = async (Origin: string) => (await handle(toRequest(PING, { Origin }))).status;
    expect(await ping('https://evil.example')).toBe(403);
    expect(await ping('http://localhost:3000')).toBe(200);
    expect((await fetch(url)).status).toBe(405);
  });
});

test('a call of an unknown tool is a protocol error', async () => {
  const call = client.callTool({ name: 'no_such_tool', arguments: {} });
  await expect(call).rejects.toMatchObject({ code: -32602 });
});

test('very many wrong arguments get a short result', async () => {
  const query = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`a${at}`, null]));
  const { isError, text } = await callTool('send_request', { operation: 'analyze', query });
  expect(isError).toBe(true);
  expect(text.split('\n').length).toBeLessThan(30);
  expect(text).toContain('and 980 more');
});
