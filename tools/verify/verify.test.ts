import { execFile, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { loadExamples } from '@docs/openapi/node';
import { listFiles } from '@docs/utils/node';
import { contractNames } from '@docs/vendor';
import { escapeKey, getAt, toSteps } from '@docs/utils';
import { createSandbox } from '@docs/sandbox';
import { listen, loadContracts, serveSandbox } from '@docs/sandbox/node';
import { checkResponse } from './check-response';
import { readVerifySettings } from './read-settings';
import { verify } from './verify';
import type { Surroundings } from './verify';

const KEY = 'k3y+with/special=characters';
const USUAL = '--api media-v2 --key-env KEY';
const contracts = await loadContracts();
const root = await mkdtemp(path.join(tmpdir(), 'verify-'));
await cp('contracts', path.join(root, 'contracts'), { recursive: true });
afterAll(() => rm(root, { recursive: true }));

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()));

function open(server: Server): Promise<string> {
  servers.push(server);
  return listen(server, 0);
}

/** A response of the sandbox, to be changed. */
interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** Changes the response, or sends its own and returns true. */
type Change = (exchange: Exchange) => unknown;

/** An API that responds as the sandbox does, but for a change. */
async function openApi(change: Change, received: string[]): Promise<string> {
  const sandbox = createSandbox({ contracts });
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = incoming;
    const sent = await text(incoming);
    received.push(`${method} ${url} ${sent}`);
    const headers = incoming.headers as Record<string, string>;
    const request = { method, headers, ...(sent && { body: sent }) };
    const response = await sandbox.fetch(new Request(`http://127.0.0.1${url}`, request));
    const { status } = response;
    const replied = { headers: Object.fromEntries(response.headers), body: await response.text() };
    const exchange: Exchange = { incoming, outgoing, status, ...replied };
    if (change(exchange) === true) return;
    outgoing.writeHead(exchange.status, exchange.headers).end(exchange.body);
  };
  return open(createServer((incoming, outgoing) => void respond(incoming, outgoing)));
}

/** Sets a value in the body; undefined removes it. */
function put(pointer: string, value?: unknown): Change {
  return (exchange) => {
    const body = JSON.parse(exchange.body as string) as unknown;
    const steps = toSteps(pointer);
    const parent = getAt(body, steps.slice(0, -1)) as Record<string, unknown>;
    parent[steps.at(-1)!] = value;
    exchange.body = JSON.stringify(body);
  };
}

interface RunOptions extends Partial<Surroundings> {
  api?: string;
  server?: string;
}

async function run(args: string, change: Change = () => undefined, options: RunOptions = {}) {
  const requests: string[] = [];
  const { api = 'media-v2', server = await openApi(change, requests), ...others } = options;
  const json = path.join(root, 'findings.json');
  const common = ['--api', api, '--key-env', 'KEY', '--server', server, '--json', json];
  const settings = readVerifySettings([...common, ...args.split(' ').filter(Boolean)], { KEY });
  const [lines, waits]: [string[], number[]] = [[], []];
  const status = await verify(settings, {
    root,
    print: (line) => void lines.push(line),
    confirm: () => Promise.resolve(true),
    wait: (milliseconds) => Promise.resolve(waits.push(milliseconds)),
    ...others,
  });
  const report = JSON.parse(await readFile(json, 'utf8')) as Report;
  const { findings: groups, incomplete, questions, patch } = report;
  const all = groups.map(
    (group) => `${group.subject}: ${[group.kind, ...group.details].join(' | ')}`,
  );
  const unseen = all.filter((line) => line.includes(': never seen'));
  const findings = all.filter((line) => !unseen.includes(line));
  const printed = { waits, requests, output: lines.join('\n') };
  return { status, findings, unseen, incomplete, questions, patch, ...printed };
}

interface Report {
  findings: { kind: string; subject: string; details: string[] }[];
  incomplete: string[];
  questions: { location: string; observed?: string; problem?: string }[];
  patch: string;
}

const compress: Change = (exchange) => {
  exchange.headers['content-encoding'] = 'gzip';
  exchange.body = gzipSync(exchange.body);
};

const html: Change = (exchange) => {
  exchange.headers['content-type'] = 'text/html; charset=utf-8';
  exchange.body = '<h1>Error</h1>';
};

function withStatus(status: number, change: Change = () => undefined): Change {
  return (exchange) => {
    exchange.status = status;
    change(exchange);
  };
}

const ONLY = '--only tagging-basic';

it.each<[string, Change, number, string[]]>([
  ['nothing', () => undefined, 0, []],
  ['a field more', put('/tags/0/color', 1), 0, ['Tag.color: undeclared']],
  ['a field less', put('/tags/0/id'), 1, ['Tag.id: required-field']],
  [
    'another type',
    put('/usedChars', '62'),
    1,
    ['Analysis.usedChars: field-type | "62", not a value of type integer'],
  ],
  [
    'a value outside an open list',
    put('/entities/0/type', 'planet'),
    0,
    ['Entity.type: undeclared | planet'],
  ],
  ['an optional field less', put('/metadata'), 0, ['Analysis.metadata: sandbox | only there']],
  ['201 for 200', withStatus(201), 1, ['analyze: status | 201']],
  ['HTML for 200', html, 1, ['analyze: media type | 200 text/html, not application/json']],
  [
    'broken JSON',
    (exchange) => (exchange.body = '{"tags": ['),
    1,
    ['analyze: media type | 200 no JSON, not application/json'],
  ],
  [
    'an HTML error page, which the contract leaves open',
    withStatus(500, html),
    2,
    ['analyze: body | 500 text/html', 'analyze: unchecked | 500'],
  ],
  ['gzip', compress, 0, []],
])('verify() finds %s, and nothing else', async (_, change, status, expected) => {
  expect(await run(ONLY, change)).toMatchObject({ status, findings: expected });
});

describe('verify() and the contract', () => {
  it.each(contractNames)('finds nothing that breaks %s at the sandbox', async (api) => {
    const server = await open(serveSandbox(createSandbox({ contracts })));
    const result = await run('--changes', undefined, { api, server });
    expect(result).toMatchObject({ status: 0, findings: [], incomplete: [] });
  });

  it('finds a value outside a closed list', async () => {
    const change: Change = (exchange) =>
      exchange.incoming.method === 'GET' && put('/categories/0/taxonomy', 'Own')(exchange);
    const { status, findings } = await run('--changes --only articles-get', change);
    expect({ status, findings }).toEqual({
      ...{ status: 1, findings: ['Category.taxonomy: allowed-values | "Own"'] },
    });
  });

  it('lists documented fields that no response had, by type', async () => {
    const { unseen, output } = await run('--only kb-redirects');
    expect(unseen).toEqual(['Redirects: never seen | status | replacedBy']);
    expect(output).toContain('\n  Redirects: documented, but never seen (status, replacedBy)');
  });

  it('compares the body of an error with a documented one', async () => {
    const change = withStatus(403, (exchange) => (exchange.body = '{"exception":"E","message":7}'));
    const { status, findings } = await run('--only tags', change, { api: 'general-v3' });
    expect(status).toBe(1);
    expect(findings).toEqual([
      expect.stringMatching(/^Error\.message: error body \| 403 field-type 7, not/),
    ]);
  });

  it('finds a header that is missing', async () => {
    const example = (await loadExamples('media-v2')).get('photos-photobanks')!;
    const document = structuredClone(contracts['media-v2']!);
    const header = { required: true, schema: {} };
    document.paths['/v2/photos']!.get!.responses['200']!.headers = {
      ...{ 'X-Quota': header, 'X-Note': { schema: {} }, 'X-Sent': header },
    };
    const headers = { 'Content-Type': 'application/json', 'X-Sent': '1' };
    const findings = checkResponse(document, example, new Response('[]', { headers }), []);
    expect(findings.map(({ kind, detail }) => `${kind}: ${detail}`)).toEqual([
      ...['header: header X-Quota', 'never seen: header X-Note'],
    ]);
  });
});

describe('verify() and the network', () => {
  it('waits as long as the API asks, and stops when that is too long', async () => {
    let count = 0;
    const limit = (retryAfter: string): Change =>
      withStatus(429, (exchange) => (exchange.headers['retry-after'] = retryAfter));
    const busy: Change = (exchange) => count++ < 2 && limit('7')(exchange);
    const patient = await run(ONLY, busy);
    expect(patient).toMatchObject({ status: 0, waits: [500, 7000, 500, 7000, 500] });
    const late = await run('--only kb-search,tagging-basic', limit('3600'));
    expect(late).toMatchObject({ status: 2, waits: [500] });
    expect(late.incomplete[0]).toMatch(/returns 429.*--only kb-search,tagging-basic$/);
  });

  it('does not follow a redirect to another host', async () => {
    const requests: string[] = [];
    const other = await open(createServer(({ url = '' }) => void requests.push(url)));
    const redirect = withStatus(302, ({ headers }) => (headers['location'] = `${other}/?k=${KEY}`));
    const { status, findings } = await run(ONLY, redirect);
    expect({ status, requests }).toEqual({ status: 1, requests: [] });
    expect(findings).toEqual([
      `analyze: status | 302 to ${other}/?k=<YOUR_API_KEY>, which was not followed`,
    ]);
  });

  it.each<[string, Change, RegExp]>([
    ['breaks', ({ outgoing }) => outgoing.destroy() && true, /^tagging-basic: no response \(/],
    ['is slow', () => true, /^tagging-basic: no response within 0\.1 s$/],
  ])('a connection that %s makes the check incomplete', async (_, change, reason) => {
    const result = await run(ONLY, change, { timeout: 100 });
    expect(result).toMatchObject({ status: 2, findings: [] });
    expect(result.incomplete[0]).toMatch(reason);
  });

  it('stops after three requests without a response', async () => {
    const { requests } = await run('', ({ outgoing }) => outgoing.destroy() && true);
    expect(requests).toHaveLength(3);
  });

  it('stops when the API rejects the key', async () => {
    const { status, requests, incomplete } = await run('--changes', withStatus(401));
    expect({ status, count: requests.length }).toEqual({ status: 2, count: 1 });
    expect(incomplete).toEqual([
      expect.stringMatching(
        /^The API rejects the key \(401\)\. To go on: --only editorial-create,/,
      ),
      'No request succeeded. Check the key and --set.',
    ]);
  });

  it('asks for another dataset when the account does not have that of the examples', async () => {
    const args = `${ONLY},articles-recommend --set dataset=nowhere`;
    const { status, findings } = await run(args);
    expect(status).toBe(0);
    expect(findings).toContain('recommendArticles: unchecked | 404, try --set dataset=…');
  });
});

describe('verify() and data', () => {
  it('sends only what reads', async () => {
    const { requests } = await run('');
    expect(requests.filter((line) => /^(PUT|PATCH|DELETE)|create|feedback/.test(line))).toEqual([]);
    expect(requests).toHaveLength(30);
  });

  it('with --changes, changes only what it has created, and deletes that', async () => {
    const { requests } = await run('--changes --set dataset=demo');
    const changes = requests.filter((line) => /^(PUT|DELETE)/.test(line));
    expect(changes.map((line) => line.replace(/verify-\w+-(\S*) .*/, 'verify-…-$1'))).toEqual([
      'PUT /v2/articles/demo/verify-…-1234',
      'PUT /v2/customize/editorial_tag/verify-…-DEMO-1',
      'DELETE /v2/articles/demo/verify-…-1234',
      'DELETE /v2/customize/editorial_tag/verify-…-DEMO-1',
    ]);
    expect(requests[0]).toMatch(/create .*"gkbId":"verify-\w+-DEMO-1"/);
  });

  it('deletes what it has created when the connection breaks or a reader interrupts', async () => {
    const interruption = new AbortController();
    const change: Change = ({ incoming: { method }, outgoing }) => {
      if (method === 'PUT') interruption.abort();
      return method === 'PUT' && outgoing.destroy() && true;
    };
    const args = '--changes --only putArticle,tagging-basic';
    const result = await run(args, change, { signal: interruption.signal });
    expect(result.requests.map((line) => line.split(' ')[0])).toEqual(['PUT', 'DELETE']);
    expect(result.incomplete).toContain('Interrupted. To go on: --only tagging-basic');
  });

  it('names what could not be deleted', async () => {
    const change: Change = (exchange) =>
      exchange.incoming.method === 'DELETE' && withStatus(500)(exchange);
    const { status, incomplete } = await run('--changes --only articles-put', change);
    expect(status).toBe(2);
    expect(incomplete).toEqual([
      expect.stringMatching(/^Not deleted, delete it by hand: DELETE http:.*\/verify-\w+-1234$/),
    ]);
  });

  it('records responses without the names of the account', async () => {
    const only = '--only tagging-basic,articles-datasets';
    await run(`--record ${only} --set dataset=news`, put('/id', 'news'));
    const folder = path.join(root, 'contracts/media-v2/examples');
    const read = (name: string) => readFile(path.join(folder, name, 'recorded.json'), 'utf8');
    expect(JSON.parse(await read('tagging-basic'))).toMatchObject({
      recorded: new Date().toISOString().slice(0, 10),
      response: { id: 'dataset', version: '3.3.0' },
    });
    await expect(read('articles-datasets')).rejects.toThrow('ENOENT');
  });

  it('never shows the key, wherever the API repeats it', async () => {
    const repeat: Change = (exchange) => {
      exchange.headers['location'] = `/?key=${encodeURIComponent(KEY)}`;
      put('/id', KEY)(exchange);
      put(`/${escapeKey(KEY)}`, KEY)(exchange);
      put('/usedChars', `${'x'.repeat(30)}${KEY}`)(exchange);
      if (exchange.incoming.url?.endsWith('/details')) exchange.status = 302;
      return exchange.incoming.url?.endsWith('/search') && exchange.outgoing.destroy() && true;
    };
    const { output } = await run('--record --only analyze,getDetails,kb-search', repeat);
    const probes = await run('--probes --only NlpRequest', repeat);
    expect(probes.patch).toContain('<YOUR_API_KEY>');
    const files = await listFiles(root);
    const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
    expect(files).toContain('contracts/media-v2/examples/tagging-lead/recorded.json');
    expect(output).toMatch(/usedChars: .*"x+<YOUR_API/);
    for (const shown of [output, probes.output, ...texts]) {
      for (const form of [KEY, encodeURIComponent(KEY), KEY.slice(0, 9)]) {
        expect(shown.includes(form)).toBe(false);
      }
    }
  });
});

describe('verify() and probes', () => {
  const readContract = (api: string) =>
    readFile(path.join(root, `contracts/${api}/openapi.yaml`), 'utf8');

  it.each([
    ['media-v2', 40, 5],
    ['general-v3', 18, 6],
  ])('find at the sandbox what they ask of %s, or that it is absent', async (api, least, most) => {
    const before = await readContract(api);
    const server = await open(serveSandbox(createSandbox({ contracts })));
    const { questions, patch, ...result } = await run('--probes --changes', undefined, {
      ...{ api, server },
    });
    const unanswered = questions.flatMap(({ problem }) => problem ?? []);
    expect(unanswered.filter((text) => !/: absent|doesn't answer it$/.test(text))).toEqual([]);
    expect(unanswered.length).toBeLessThanOrEqual(most);
    expect(questions.length - unanswered.length).toBeGreaterThanOrEqual(least);
    expect(result).toMatchObject({ status: 0, incomplete: [] });
    expect(await readContract(api)).toBe(before);
    const apply = spawnSync('git', ['apply', '--check', '-'], { cwd: root, input: patch });
    expect(String(apply.stderr)).toBe('');
  });

  it('print the question, what was observed, and a patch that claims no more', async () => {
    const args = '--probes --only Tag.type,Language.detected';
    const { output, patch, requests } = await run(args, (exchange) => {
      put('/language/detected', 'zxx')(exchange);
      put('/tags', [{ type: 'a' }, { type: 'b\u202e' }])(exchange);
    });
    expect(requests).toHaveLength(2);
    expect(output).toContain(
      '  Language.detected: What does the API return for text without letters?\n' +
        '    POST /v2/nlp/analyze returned 200; /language/detected: "zxx"\n',
    );
    const added = patch.replaceAll(/^[^+].*|^\+ *>?-?/gm, '').replaceAll(/\s+/g, ' ');
    const day = new Date().toISOString().slice(0, 10);
    expect(added).toContain(
      ` kind of tag? Observed once, with one account, on ${day}: POST /v2/nlp/analyze returned 200; ` +
        '/tags/*/type: "a", "b ".',
    );
    expect(added).toMatch(/ x-inferred: .*without letters\? Observed once, .*"zxx"\. x-unknown/);
  });

  const CREATE = '/v2/customize/editorial_tag/create.post';
  const destroySecond: Change = ({ incoming, outgoing }) =>
    incoming.method === 'POST' && created++ > 0 && outgoing.destroy() && true;
  let created = 0;

  it.each<[string, Change, string, string?]>([
    ['half of a sequence', destroySecond, 'create returned 200, and not all was sent', CREATE],
    ['an error', withStatus(500, html), "returned 500, which doesn't answer it"],
    ['a field less', put('/metadata'), 'returned 200; /metadata: absent'],
    ['no response', ({ outgoing }) => outgoing.destroy() && true, 'not sent'],
  ])('have no patch after %s', async (_, change, problem, only = 'Analysis.metadata') => {
    const { questions, patch } = await run(`--probes --changes --only ${only}`, change);
    expect(questions[0]!.problem).toMatch(problem);
    expect(patch).toBe('');
  });

  it('change only what they have created, and only with --changes', async () => {
    const { requests, questions } = await run('--probes');
    expect(requests.filter((line) => /^(PUT|DELETE)|create /.test(line))).toEqual([]);
    expect(questions.filter(({ problem }) => problem === 'not sent').length).toBeGreaterThan(4);
    const all = (await run('--probes --changes')).requests;
    const changed = all.filter((line) => /^(PUT|DELETE)/.test(line));
    expect(changed.filter((line) => !/^\w+ \S+\/verify-\w+-\S+-\w+ /.test(line))).toEqual([]);
  });

  it('go on where a run ended', async () => {
    const limit = withStatus(429, (exchange) => (exchange.headers['retry-after'] = '3600'));
    const { incomplete } = await run('--probes --changes --only InfoBox,InfoBox.footer', limit);
    expect(incomplete[0]).toMatch(/ --only InfoBox,InfoBox\.footer$/);
  });
});

it('npm run verify asks before it sends, and ends with its status', async () => {
  const requests: string[] = [];
  const server = await openApi(withStatus(201), requests);
  const args = `--api media-v2 --key-env KEY --server ${server} --only kb-search`.split(' ');
  const options = { env: { ...process.env, KEY } };
  const command = (...more: string[]) =>
    promisify(execFile)('npx', ['tsx', 'tools/verify/index.ts', ...args, ...more], options).catch(
      (error: unknown) => error,
    );
  const stderr = expect.stringMatching(/^There is no terminal to ask\. Add --yes/) as string;
  expect(await command()).toMatchObject({ code: 2, stderr });
  expect(requests).toEqual([]);
  const stdout = expect.stringContaining(
    'searchItems: a status that is not documented (201) at kb-search',
  ) as string;
  expect(await command('--yes')).toMatchObject({ code: 1, stdout });
  expect(requests).toHaveLength(1);
});

it.each([
  ['no API', '--key-env KEY', '--api names the contract'],
  ['another API', '--api media-v3 --key-env KEY', 'Did you mean "media-v2"?'],
  ['a key instead of its variable', `--api media-v2 --key-env ${KEY}`, 'contains no key'],
  ['a server without encryption', `${USUAL} --server http://example.com`, 'is no URL such as'],
  ['a parameter without a value', `${USUAL} --set dataset`, 'Write it as dataset=news'],
])('readVerifySettings() rejects %s, without the key', (_, args, message) => {
  const read = () => readVerifySettings(args.split(' '), { KEY });
  expect(read).toThrow(message);
  expect(read).not.toThrow(KEY);
});

it.each([
  ['--only tagging-base', 'Did you mean "tagging-basic"?'],
  ['--set dataset1=x', 'Did you mean "dataset"?'],
  ['--probes --only Tag.typ', 'Did you mean "Tag.type"?'],
])('%s names what is known', async (args, message) => {
  await expect(run(args)).rejects.toThrow(message);
});
