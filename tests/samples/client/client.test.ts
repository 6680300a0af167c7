import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { loadApiFiles, loadClients } from '@docs/docs-model/downloads';
import { execute } from '../run/execute';
import { findPython, findToolchain } from '../run/find-toolchain';
import { install } from '../run/install';
import { readScripts } from '../run/read-scripts';
import { runSample } from '../run/runners';
import { openFailingServer } from './open-failing-server';
import type { Failure, FailingServer } from './open-failing-server';

// The clients, executed against a sandbox that fails.

interface Run {
  value?: unknown;
  error?: string;
  /** In seconds. Half of the first pause is the random part. */
  pauses: number[];
  log: Record<string, unknown>[];
}

const { command: PYTHON, missing } = findPython();

const JAVASCRIPT = {
  command: ['node'],
  ending: 'mjs',
  list: 'list-photos',
  report: 'photo-feedback',
};
const PY = {
  command: [...PYTHON, '-B'],
  ending: 'py',
  list: 'list_photos',
  report: 'photo_feedback',
};

/** The clients as the site offers them, and the samples of the pages about them. */
const folder = await mkdtemp(path.join(tmpdir(), 'clients-'));

beforeAll(async () => {
  for (const [name, content] of Object.entries(await loadClients())) {
    await writeFile(path.join(folder, path.basename(name)), content);
  }
  const samples = [
    ...['list-photos.mjs', 'list_photos.py', 'analyze.mjs', 'analyze.mts', 'analyze.py'],
    ...['photo-feedback.mjs', 'photo_feedback.py', 'evaluate.py', 'expected.jsonl'],
  ];
  for (const name of samples) {
    await copyFile(`site/samples/client/${name}`, path.join(folder, name));
  }
  const { 'downloads/media-v2/types.py': types = '' } = await loadApiFiles();
  await writeFile(path.join(folder, 'media_v2_types.py'), types);
});
afterAll(() => rm(folder, { recursive: true }));

const ANALYSIS = {
  task: 'send',
  method: 'POST',
  path: '/v2/nlp/analyze',
  body: { id: '1234', title: 'Emmanuel Macron in Germany.' },
};
const BANKS = { task: 'send', method: 'GET', path: '/v2/photos' };
const TAGS = '/v2/customize/editorial_tag';
const CREATE = {
  task: 'send',
  method: 'POST',
  path: `${TAGS}/create`,
  body: { gkbId: 'DEMO-9', name: 'Trams', forbidden: false },
};
const PHOTOS = {
  task: 'pages',
  request: { id: '1234', title: 'Emmanuel Macron in Germany.', recommendationCount: 30 },
};

let server: FailingServer;
beforeEach(async () => {
  server = await openFailingServer();
});
afterEach(() => server.close());

describe.each([
  { ...JAVASCRIPT, label: 'client.mjs' },
  { ...PY, label: 'client.py' },
])('$label', ({ command, ending, list, report }) => {
  const test = ending === 'py' && missing !== undefined ? it.skip : it;

  async function run(input: object, env: Record<string, string> = {}): Promise<Run> {
    const driver = path.resolve(`tests/samples/client/drive.${ending}`);
    const json = JSON.stringify({ folder, url: server.url, ...input });
    const { stdout, stderr } = await execute([...command, driver, json], { cwd: '.', env });
    expect(stderr).toBe('');
    return JSON.parse(stdout) as Run;
  }

  const runScript = (env: Record<string, string>, name = list) =>
    execute([...command, path.join(folder, `${name}.${ending}`)], { cwd: '.', env });

  test('sends a request once if it succeeds, and logs what it cost', async () => {
    const { value, pauses, log } = await run(ANALYSIS);
    expect(value).toMatchObject({ id: '1234', usedChars: 100 });
    expect(pauses).toEqual([]);
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({ attempt: 1, status: 200, usedChars: 100 });
    expect(log[0]?.referenceKey).toMatch(/^\d{6}-\d{6}-[\da-f]{8}$/);
    expect(JSON.stringify(log)).not.toContain('Macron');
  });

  test.each<[string, Failure[]]>([
    ['429', [{ status: 429 }, { status: 429 }]],
    ['500', [{ status: 500 }, { status: 500 }]],
    ['another 5xx', [{ status: 502 }, { status: 503 }]],
    ['a dropped connection', ['drop', 'drop']],
    ['a response that breaks off', ['truncate', 'half JSON']],
  ])('retries after %s, with a pause that doubles', async (_, failures) => {
    server.plan(...failures);
    const { value, pauses } = await run(ANALYSIS);
    expect(value).toMatchObject({ id: '1234' });
    expect(pauses).toEqual([1.5, 2.5]);
    expect(server.arrived).toHaveLength(3);
  });

  test('retries after a response that does not come in time', async () => {
    server.plan('silence');
    const { value, log } = await run({ ...BANKS, seconds: 2 });
    expect(value).toEqual(['ctk', 'demo', 'shutterstock']);
    expect(log[0]?.problem).toMatch(/^no response (within 2 seconds|before the timeout)\.$/);
  });

  test.each([
    ['seconds', '7', 7.5],
    ['the longest pause', '60', 60.5],
    ['nothing', '', 1.5],
    ['a date in the past', 'Wed, 21 Oct 2015 07:28:00 GMT', 1.5],
    ['something else', 'soon', 1.5],
    ['a negative number', '-5', 1.5],
  ])('waits as long as Retry-After says: %s', async (_, retryAfter, want) => {
    server.plan({ status: 429, retryAfter });
    const { pauses } = await run(BANKS);
    expect(pauses).toEqual([want]);
  });

  test('waits until the date in Retry-After', async () => {
    const date = new Date(Date.now() + 40_000).toUTCString();
    server.plan({ status: 429, retryAfter: date });
    const { pauses } = await run(BANKS);
    expect(pauses).toHaveLength(1);
    // Longer than without the header, whatever the time that the sample needs to start.
    expect(pauses[0]).toBeGreaterThan(2);
    expect(pauses[0]).toBeLessThanOrEqual(40.5);
  });

  test.each([
    ['longer than the longest pause', '3600'],
    ['larger than any number', '9'.repeat(400)],
  ])('gives up at once if Retry-After is %s', async (_, retryAfter) => {
    server.plan({ status: 429, retryAfter });
    const { pauses, error } = await run(BANKS);
    expect(pauses).toEqual([]);
    expect(error).toContain('status 429. Send fewer requests at a time.');
  });

  test.each([400, 401, 403, 404, 413])('does not retry after %i', async (status) => {
    server.plan({ status });
    const { error, pauses } = await run(BANKS);
    expect(error).toContain(`GET /v2/photos: status ${status}.`);
    expect(pauses).toEqual([]);
    expect(server.arrived).toHaveLength(1);
  });

  test.each([
    ['demo-429', 429],
    ['demo-500', 500],
  ])('gives up after five attempts with the key %s', async (key, status) => {
    const { error, pauses, log } = await run({ ...BANKS, key });
    expect(error).toContain(`status ${status}`);
    expect(pauses).toEqual([1.5, 2.5, 4.5, 8.5]);
    expect(log).toHaveLength(5);
  });

  test.each<[string, Failure]>([
    ['500', { status: 500 }],
    ['a dropped connection', 'drop'],
  ])('does not create a tag again after %s', async (_, failure) => {
    server.plan(failure);
    expect((await run(CREATE)).error).toContain(`POST ${CREATE.path}: `);
    expect(server.arrived).toHaveLength(1);
  });

  test('creates a tag again after 429', async () => {
    server.plan({ status: 429 });
    expect((await run(CREATE)).value).toEqual(CREATE.body);
  });

  test('reads a response with other metadata', async () => {
    server.plan('other metadata');
    expect((await run(BANKS)).value).toEqual({ metadata: 'a' });
  });

  test.each<[method: string, failures: Failure[], status: number, isDone: boolean]>([
    ['DELETE', [], 200, true],
    ['DELETE', ['drop', { status: 404 }], 404, true],
    ['DELETE', [{ status: 404 }], 404, false],
    ['GET', ['drop', { status: 404 }], 404, false],
  ])('%s after %j logs the status %i; succeeds: %s', async (method, failures, status, isDone) => {
    server.plan(...failures);
    const { error, log } = await run({ task: 'send', method, path: `${TAGS}/DEMO-1` });
    expect(log.at(-1)?.status).toBe(status);
    expect(error === undefined).toBe(isDone);
  });

  test('lists all pages of photos, each photo once', async () => {
    const pages = (await run(PHOTOS)).value as { photosIds: string[]; referenceKey: string }[];
    const ids = pages.flatMap(({ photosIds }) => photosIds);
    expect(pages.map(({ photosIds }) => photosIds.length)).toEqual([30, 30, 4]);
    expect(new Set(ids).size).toBe(64);
    expect(new Set(pages.map(({ referenceKey }) => referenceKey)).size).toBe(3);
  });

  test('begins again when a cursor has expired, and skips the photos of the first page', async () => {
    server.expireBefore(2);
    const pages = (await run({ ...PHOTOS, mostPages: 3 })).value as { photosIds: string[] }[];
    const ids = pages.flatMap(({ photosIds }) => photosIds);
    expect(ids).toHaveLength(64);
    expect(new Set(ids).size).toBe(64);
    // First page, expired cursor, first page again, two more.
    expect(server.arrived).toHaveLength(5);
  });

  test.each<[string, Failure[]]>([
    ['a cursor is not valid again', ['pass', { status: 400 }, 'pass', { status: 400 }]],
    ['the request itself is not valid', [{ status: 400 }]],
  ])('does not begin again when %s', async (_, failures) => {
    server.plan(...failures);
    expect((await run(PHOTOS)).error).toContain('status 400');
    expect(server.arrived).toHaveLength(failures.length);
  });

  test('passes on the photos that the request asks for, each once', async () => {
    const request = { ...PHOTOS.request, returnObjects: true };
    const pages = (await run({ ...PHOTOS, request })).value as Record<string, { id: string }[]>[];
    for (const { photos, photosIds } of pages) {
      expect(photos!.map(({ id }) => id)).toEqual(photosIds);
    }
    expect(pages[0]).toHaveProperty('tags');
  });

  test.each([':43120/x', '@evil.example/x', '.evil.example/x', ''])(
    'sends nothing to the path "%s", which could change the host',
    async (name) => {
      const { error } = await run({ ...BANKS, path: name });
      expect(error).toContain(`The path "${name}" has no slash in front`);
      expect(server.arrived).toEqual([]);
    },
  );

  test('says in a sentence that more pages remain than it may request', async () => {
    const { error } = await run({ ...PHOTOS, mostPages: 2 });
    expect(error).toMatch(
      /^The limit of 2 pages .*more pages remain\. Pass a larger most_?[pP]ages/,
    );
    server.plan('pass', 'pass', 'no photos');
    expect((await run({ ...PHOTOS, mostPages: 2 })).value).toHaveLength(2);
    expect((await run({ ...PHOTOS, mostPages: 3 })).value).toHaveLength(3);
  });

  test('goes on with the pages after errors that pass', async () => {
    server.plan('pass', { status: 429, retryAfter: '1' }, 'drop', 'pass', { status: 500 });
    expect((await run(PHOTOS)).value).toHaveLength(3);
  });

  test('keeps the limit of parallel requests, and the order of the results', async () => {
    const bodies = Array.from({ length: 12 }, (_, index) =>
      index === 5 ? { title: 'No ID' } : { id: `a${index}`, title: 'Emmanuel Macron' },
    );
    const { value } = await run({ task: 'many', bodies, limit: 3 });
    expect(value).toEqual(bodies.map(({ id }) => id ?? 400));
    expect(server.mostOpen()).toBeLessThanOrEqual(3);
    expect(server.arrived).toHaveLength(12);
  });

  test('spaces parallel requests evenly, and saves up no turns while idle', async () => {
    const { pauses } = await run({ task: 'pace', perMinute: 120, moments: [5, 5.75, 15] });
    expect(pauses).toEqual([0, 0.5, 1, 0.75, 1.25, 1.75, 0, 0.5, 1]);
  });

  test('says in a sentence that there is no server', async () => {
    const closed = await openFailingServer();
    closed.close();
    const { host } = new URL(closed.url);
    const { error } = await run({ ...BANKS, url: closed.url });
    expect(error).toContain(`no server listens at ${host}. Check the base URL`);
  });

  test.each([
    [{ url: 'https://api.invalid' }, 'the host api.invalid is unknown. Check the base URL.'],
    [{ key: 'secret\nč' }, 'The API key contains a character that no key contains.'],
  ])('says in a sentence, without the key, that %j fails', async (input, want) => {
    const { error } = await run({ ...BANKS, ...input });
    expect(error?.replace('GET /v2/photos: ', '')).toBe(want);
  });

  test('says in a sentence that the host is another one', async () => {
    server.plan('html');
    const { error, pauses } = await run(BANKS);
    expect(error).toContain('the response is not JSON. Check the base URL http://127.0.0.1');
    expect(pauses).toEqual([]);
  });

  test.each([
    ['media-api.geneea.com'],
    ['ftp://media-api.geneea.com'],
    ['https://a b'],
    ['https://[::1'],
    ['https://user:password@media-api.geneea.com'],
    [''],
  ])('says in a sentence that the base URL is %j', async (url) => {
    expect((await run({ ...BANKS, url })).error).toContain(`"${url}" is not a base URL`);
  });

  test.each([
    'http://media-api.geneea.com',
    'http://localhost.evil.example',
    'http://[2001:db8::1]',
  ])('sends no key without encryption to %s', async (url) => {
    const { error } = await run({ ...BANKS, url });
    expect(error).toBe(`${url} would get the API key without encryption. Use https.`);
  });

  test('sends to a host that is named by an IPv6 number', async () => {
    const ipv6 = createServer((_, outgoing) => {
      outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end('["ctk"]');
    });
    ipv6.listen(0, '::1');
    await once(ipv6, 'listening');
    const { port } = ipv6.address() as AddressInfo;
    expect((await run({ ...BANKS, url: `http://[::1]:${port}` })).value).toEqual(['ctk']);
    ipv6.close();
    ipv6.closeAllConnections();
  });

  test.each([301, 302, 303, 307, 308])(
    'follows no redirect, which could lead the key to another host: %i',
    async (status) => {
      const other = await openFailingServer();
      server.plan({ status, location: `${other.url}/v2/photos` });
      const { error, pauses } = await run(BANKS);
      expect(error).toContain(`the server redirects to ${other.url}/v2/photos. Check the base URL`);
      expect(pauses).toEqual([]);
      expect(other.arrived).toEqual([]);
      other.close();
    },
  );

  test('percent-encodes a path, and knows a method in lowercase', async () => {
    const log = await run({ task: 'send', method: 'get', path: `${TAGS}/č x` });
    expect(server.arrived).toEqual([`GET ${TAGS}/%C4%8D%20x`]);
    expect(log.error).toContain('status 404');
    server.plan({ status: 500 });
    const created = await run({ ...CREATE, method: 'post', path: `${CREATE.path}?a=1` });
    expect([created.pauses, created.error]).toEqual([[], expect.stringContaining('status 500')]);
  });

  test('creates a tag once, also after a failure that hides whether it was created', async () => {
    const create = (gkbId: string) => run({ task: 'create', tag: { ...CREATE.body, gkbId } });
    expect((await create('CMS-1')).value).toMatchObject({ gkbId: 'CMS-1' });
    server.plan('drop');
    expect((await create('CMS-1')).value).toMatchObject({ gkbId: 'CMS-1' });
    server.plan('drop');
    const other = await run({ task: 'create', tag: { ...CREATE.body, gkbId: 'CMS-1', name: 'A' } });
    expect(other.error).toMatch(/^The ID CMS-1 belongs to another tag: /);
    server.plan({ status: 500 });
    expect((await create('CMS-2')).value).toMatchObject({ gkbId: 'CMS-2' });
    const [post, look] = [`POST ${TAGS}/create`, `GET ${TAGS}/CMS-`];
    expect(server.arrived).toEqual([
      ...[post, post, `${look}1`, post, `${look}1`, post, `${look}2`, post],
    ]);
    server.plan({ status: 500 }, 'pass', 'drop');
    expect((await create('CMS-3')).error).toContain('broke');
    server.plan({ status: 400 });
    expect((await create('CMS-3')).error).toContain('status 400');
  });

  test('sends analyses to the General API, too', async () => {
    const env = { GENEEA_API_KEY: 'any', GENERAL_API_URL: server.url };
    const body = { id: '1', text: 'The pizza was great.' };
    const { value } = await run(
      { task: 'general', method: 'POST', path: '/v3/analysis', body },
      env,
    );
    expect(value).toMatchObject({ id: '1', usedChars: 100 });
  });

  test('prints each page of photos', async () => {
    const env = { MEDIA_API_KEY: 'any', MEDIA_API_URL: server.url };
    const { stdout, status } = await runScript(env);
    // The page about paging shows this file.
    expect(stdout).toBe(await readFile('site/samples/client/list-photos.txt', 'utf8'));
    expect(status).toBe(0);
  });

  test('reports each page of photos with its own key', async () => {
    const env = { MEDIA_API_KEY: 'any', MEDIA_API_URL: server.url };
    const { stdout, status } = await runScript(env, report);
    expect(stdout).toBe(
      '20 photos reported\n20 photos reported\n20 photos reported\n4 photos reported\n',
    );
    expect(status).toBe(0);
    const sent = server.arrived.filter((line) => line.endsWith('/feedback'));
    expect(sent).toHaveLength(4);
  });

  test('ends with a sentence and a status', async () => {
    const { stderr, status } = await runScript({ MEDIA_API_KEY: ' ' });
    expect(stderr).toBe('The API key is missing. Set the environment variable MEDIA_API_KEY.\n');
    expect(status).toBe(1);
    const env = { MEDIA_API_KEY: 'demo-403', MEDIA_API_URL: server.url };
    const rejected = await runScript(env);
    expect(rejected.stderr).toContain('status 403. Check the key and its permissions.');
    expect(rejected.status).toBe(1);
  });
});

describe.each([
  { ...JAVASCRIPT, label: 'analyze.mjs' },
  { ...PY, label: 'analyze.py' },
])('the sample $label', ({ command, ending, label }) => {
  const test = ending === 'py' && missing !== undefined ? it.skip : it;
  const run = (key: string) => {
    const env = { MEDIA_API_KEY: key, MEDIA_API_URL: server.url };
    return execute([...command, label], { cwd: folder, env });
  };

  test('prints the tags of the article', async () => {
    const { stdout, status } = await run('any');
    expect(stdout).toMatch(/^Emmanuel Macron, /);
    expect(status).toBe(0);
  });

  test('prints the status of an error', async () => {
    const { stderr, status } = await run('demo-403');
    expect(stderr).toContain('403 POST /v2/nlp/analyze: status 403.');
    expect(status).toBe(1);
  });
});

test('the sample analyze.mts prints the tags of the article, and a line per page of photos', async () => {
  const env = { MEDIA_API_KEY: 'any', MEDIA_API_URL: server.url };
  const command = ['node', path.resolve('node_modules/tsx/dist/cli.mjs'), 'analyze.mts'];
  const { stdout, stderr, status } = await execute(command, { cwd: folder, env });
  expect(status, stderr).toBe(0);
  const [tags, ...photos] = stdout.trim().split('\n');
  expect(tags).toMatch(/^Emmanuel Macron, /);
  expect(photos.map((line) => line.split(' ').length)).toEqual([10, 10, 10, 10, 10, 10, 4]);
});

it.skipIf(missing)('client.py writes č in two bytes, and half of a surrogate pair', async () => {
  const code = 'import client; print(client.to_json("č" + chr(0xD800)))';
  const { stdout, stderr } = await execute([...PYTHON, '-B', '-c', code], { cwd: folder });
  expect(stdout.trim(), stderr).toBe(String.raw`b'"\xc4\x8d\\ud800"'`);
});

it.skipIf(missing).each(['tags', 'entities'])(
  'evaluate.py compares %s with those of editors, as its page shows',
  async (analysis) => {
    const env = { MEDIA_API_KEY: 'any', MEDIA_API_URL: server.url };
    const command = [...PYTHON, '-B', 'evaluate.py', analysis];
    const { stdout, status } = await execute(command, { cwd: folder, env });
    const page = await readFile('site/content/api_media2/guide/evaluate.mdx', 'utf8');
    expect(page).toContain(`"\n${stdout}\`\`\`\n`);
    expect(status).toBe(0);
    const rejected = await execute(command, { cwd: folder, env: { ...env, MEDIA_API_KEY: ' ' } });
    expect(rejected.stderr).toContain('The API key is missing.');
    expect(rejected.status).toBe(1);
  },
);

// The loops that the page about reliability has for other languages.
const LOOPS = await readScripts('operate/reliability');

it('the page has loops for other languages', () => {
  expect(LOOPS.length).toBeGreaterThan(5);
});

it.for(LOOPS)(
  'the loop in $id goes on after 429 and 500, and ends after 403',
  async (loop, { skip }) => {
    const { runner, missing: reason } = findToolchain(loop.id);
    if (reason !== undefined && process.env.TOOLCHAINS !== 'required') skip(reason);
    const { scripts, remove } = await install([{ ...loop, url: server.url }], runner);
    server.plan({ status: 429, retryAfter: '3' }, { status: 500 });
    const start = Date.now();
    expect((await runSample(runner, scripts[0]!)).stdout).toContain('Macron');
    expect(Date.now() - start).toBeGreaterThan(4000);
    server.plan({ status: 403 });
    expect((await runSample(runner, scripts[0]!)).status).not.toBe(0);
    expect(server.arrived).toHaveLength(4);
    await remove();
  },
);
