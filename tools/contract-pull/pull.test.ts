import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { toContent, toDocument, toReference } from '@docs/openapi/testing';
import { loadContract, loadHistory } from '@docs/openapi/node';
import type { OpenApiDocument } from '@docs/openapi';
import { listen } from '@docs/sandbox/node';
import { toLine } from '../command-line';
import { pull, readOptions } from './pull';

const CONTRACT = 'contracts/media-v2/openapi.yaml';
const HISTORY = 'contracts/media-v2/changes.yaml';

/** The responses of the provider's host; each test sets those that it needs. */
const routes = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>();
let server: Server;
/** URL of the document that the host publishes. */
let source: string;
/** Its own repository for each test. */
let root: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const route = routes.get(request.url ?? '/');
    if (route) return route(request, response);
    response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not found</h1>');
  });
  source = `${await listen(server, 0)}/docs/api/shop`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(async () => {
  routes.clear();
  root = await mkdtemp(path.join(tmpdir(), 'pull-'));
  await mkdir(path.join(root, 'contracts/media-v2'), { recursive: true });
  await writeFile(path.join(root, CONTRACT), stringify(toOurs()));
});

/** Our document: everything has words, and our own notes. */
function toOurs(): OpenApiDocument {
  const document = toDocument({
    schemas: {
      Order: {
        type: 'object',
        description: 'An order.',
        'x-group': 'Orders',
        properties: {
          id: { type: 'string', description: 'ID of the order.', examples: ['7'] },
          note: { type: 'string', description: 'A note.', 'x-unknown': 'The length.' },
        },
      } as never,
    },
  });
  document.paths['/orders']!.post!.description = 'Orders something.';
  return document;
}

/** The document that the provider publishes: the next version, with hardly a word. */
function toTheirs(change: (document: OpenApiDocument) => void = () => {}): OpenApiDocument {
  const document = toDocument({ info: { title: 'Shop', version: '1.1.0' } });
  document.components.schemas.Order = {
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'string', description: 'Number of the order.' },
      note: { type: 'string', description: '' },
      colour: { type: 'string', enum: ['red'] },
    },
  };
  change(document);
  return document;
}

function publish(body: string | Buffer, type = 'application/yaml'): string {
  routes.set('/docs/api/shop', (_, response) => {
    response.writeHead(200, { 'Content-Type': type }).end(body);
  });
  return source;
}

/** Publishes a document as YAML and takes it over; gives the printed lines. */
function write(document: object, today?: Date): Promise<string[]> {
  return pull({ source: publish(stringify(document)), write: true, root, today });
}

function readContract(): Promise<string> {
  return readFile(path.join(root, CONTRACT), 'utf8');
}

async function expectUnchanged(before: string): Promise<void> {
  expect(await readContract()).toBe(before);
  expect(await readdir(path.join(root, 'contracts/media-v2'))).toEqual(['openapi.yaml']);
}

describe('contract:pull', () => {
  it.each([
    ['YAML', 'application/yaml', stringify(toTheirs())],
    ['JSON', 'application/json', JSON.stringify(toTheirs())],
    ['JSON under the wrong type', 'text/plain', JSON.stringify(toTheirs())],
    ['YAML with a byte order mark', 'text/plain', `\uFEFF${stringify(toTheirs())}`],
  ])('prints the differences of %s, breaking first, and writes nothing', async (_, type, body) => {
    const before = await readContract();
    expect(await pull({ source: publish(body, type), root })).toEqual([
      'Shop: ours 1.0.0, theirs 1.1.0',
      '',
      'Breaking changes (1)',
      '  changed  Order.id: is required now',
      '',
      'Added (1)',
      '  added    Order.colour',
      '',
      'Nothing was written. To apply the changes, add --write',
    ]);
    await expectUnchanged(before);
  });

  it('reads a file as well', async () => {
    const file = path.join(root, 'theirs.json');
    await writeFile(file, JSON.stringify(toTheirs()));
    expect(await pull({ source: file, root })).toContain('  added    Order.colour');
  });

  it('says so when nothing differs', async () => {
    const lines = await pull({ source: publish(stringify(toOurs())), root });
    expect(lines).toContain('No differences in operations, types, and fields.');
  });

  it('keeps commands for the terminal out of what it prints', async () => {
    const theirs = toTheirs((document) => {
      document.components.schemas.Order!.properties!['red\u001b[31m\nfake'] = { type: 'string' };
    });
    publish(JSON.stringify(theirs));
    const error = await pull({ source, root }).catch((reason: Error) => reason);
    expect(toLine(String(error))).toContain('red [31m fake: the control character U+001B hides');
  });

  it('drops keys with x- that mean nothing to us, and keeps fields of such names', async () => {
    const theirs = toTheirs((document) => {
      const { Order } = document.components.schemas;
      Object.assign(Order!, { 'x-internal': 'a', 'x-unknown': 'Why?' });
      Order!.properties!['x-note'] = { type: 'string' };
    });
    await pull({ source: publish(JSON.stringify(theirs)), root, write: true });
    const text = await readContract();
    expect(text).not.toContain('x-internal');
    expect(text).toContain('x-unknown: Why?');
    expect(text).toContain('x-note:');
  });
});

describe('contract:pull --write', () => {
  it('takes theirs over, and keeps our words where theirs are empty', async () => {
    expect(await write(toTheirs())).toContain(`Written: ${CONTRACT}, ${HISTORY}`);
    const files = await readdir(path.join(root, 'contracts/media-v2'));
    expect(files.sort(), 'no temporary file').toEqual(['changes.yaml', 'openapi.yaml']);
    const document = await loadContract('media-v2', root);
    expect(document.info.version).toBe('1.1.0');
    expect(document.paths['/orders']?.post?.description).toBe('Orders something.');
    expect(document.components.schemas.Order).toEqual({
      type: 'object',
      required: ['id'],
      description: 'An order.',
      'x-group': 'Orders',
      properties: {
        id: { type: 'string', description: 'Number of the order.', examples: ['7'] },
        note: { type: 'string', description: 'A note.', 'x-unknown': 'The length.' },
        colour: { type: 'string', enum: ['red'], 'x-since': 'version 1.1.0' },
      },
    });
  });

  it('adds what changed to the history, before older entries, under a new id', async () => {
    const today = new Date('2027-01-02T12:00:00Z');
    const older = '# Kept.\n- { id: old, title: Old, recorded: 2026-11-22 }\n';
    await writeFile(path.join(root, HISTORY), older);
    await write(toTheirs(), today);
    expect(await readFile(path.join(root, HISTORY), 'utf8')).toContain('# Kept.');
    const again = toTheirs((document) => {
      delete document.components.schemas.Receipt!.properties!.number;
    });
    await write(again, today);
    const added = { title: 'OpenAPI document 1.1.0', recorded: '2027-01-02' };
    const required = { subject: 'Order', member: 'id', text: 'is required now' };
    expect(await loadHistory('media-v2', root)).toEqual([
      {
        ...added,
        id: 'media-v2-1-1-0-2',
        changes: [{ kind: 'removed', breaking: true, subject: 'Receipt', member: 'number' }],
      },
      {
        ...added,
        id: 'media-v2-1-1-0',
        changes: [
          { kind: 'changed', breaking: true, ...required },
          { kind: 'added', breaking: false, subject: 'Order', member: 'colour' },
        ],
      },
      { id: 'old', title: 'Old', recorded: '2026-11-22', changes: [] },
    ]);
  });

  it('writes nothing the second time', async () => {
    await write(toTheirs());
    const before = await readContract();
    expect(await write(toTheirs())).toContain(`${CONTRACT} is already up to date.`);
    expect(await readContract()).toBe(before);
  });

  it('makes an id of a version that looks like a path, or is long', async () => {
    const version = `../../../evil ${'1.'.repeat(200)}`;
    await write(toTheirs((document) => (document.info.version = version)));
    const [entry] = await loadHistory('media-v2', root);
    expect(entry?.id).toMatch(/^media-v2-evil(-1){20,25}$/);
  });

  it('takes over what a framework publishes: OpenAPI 3.0 without ids, groups and JSON types', async () => {
    const content = { '*/*': toContent('Receipt')['application/json'] };
    const theirs = {
      openapi: '3.0.1',
      info: { title: 'Shop', version: '1.1.0' },
      paths: {
        '/orders': {
          post: {
            requestBody: { $ref: '#/components/requestBodies/Order' },
            responses: { 200: { description: 'OK', content } },
          },
        },
        '/orders/{id}': {
          get: {
            parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
            responses: { 200: { description: 'OK' } },
          },
        },
      },
      components: {
        requestBodies: { Order: { content: toContent('Order') } },
        schemas: {
          Order: {
            type: 'object',
            properties: {
              id: { type: 'string', nullable: true, example: '7' },
              next: { allOf: [toReference('Order')], nullable: true },
            },
          },
          Receipt: { type: 'object', properties: { number: { type: 'integer' } } },
        },
      },
    };
    await write(theirs);
    const document = await loadContract('media-v2', root);
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/orders']?.post).toMatchObject({
      operationId: 'createOrder',
      tags: ['Orders'],
      requestBody: { content: toContent('Order') },
      responses: { '200': { content: toContent('Receipt') } },
    });
    const getOrder = { operationId: 'getOrdersId', tags: ['Other'] };
    expect(document.paths['/orders/{id}']?.get).toMatchObject(getOrder);
    expect(document.tags.map(({ name }) => name)).toEqual(['Orders', 'Other']);
    expect(document.components.schemas.Order?.properties).toMatchObject({
      id: { type: ['string', 'null'], examples: ['7'] },
      next: { anyOf: [{ allOf: [toReference('Order')] }, { type: 'null' }] },
    });
  });

  it('takes over what a document says once for several: paths, merged keys, every status', async () => {
    const theirs = `openapi: 3.1.0
info: { title: Shop, version: 1.1.0 }
x-errors: &errors
  '400': { description: Wrong. }
paths:
  /orders: { $ref: '#/components/pathItems/Orders' }
components:
  pathItems:
    Orders:
      get:
        responses:
          <<: *errors
          default: { description: An order., content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }
  schemas:
    Order: { type: object, example: { $ref: /orders/7 } }
`;
    const lines = await pull({ source: publish(theirs), write: true, root });
    expect(lines).toContain('  added    GET /orders');
    const { get } = (await loadContract('media-v2', root)).paths['/orders']!;
    expect(get?.responses).toMatchObject({
      '200': { content: toContent('Order') },
      '400': { description: 'Wrong.' },
    });
  });
});

describe('contract:pull with a bad host or document', () => {
  const NEST = '['.repeat(100_000) + ']'.repeat(100_000);
  const KEYS = Array.from({ length: 20_000 }, (_, key) => `${key}: 1`).join();
  const ALIASES = Array.from(
    { length: 12 },
    (_, level) => `l${level + 1}: &l${level + 1} [${`*l${level}, `.repeat(9)}]`,
  ).join('\n');

  async function expectRejected(want: RegExp, options: object = {}): Promise<void> {
    const before = await readContract();
    const message = await pull({ source, write: true, root, ...options }).then(
      () => 'it succeeded',
      (error: Error) => error.message,
    );
    expect(message).toMatch(want);
    expect(message).not.toContain('\n');
    await expectUnchanged(before);
  }

  it.each<[string, string, RegExp]>([
    ['a web page', '\n <html></html>', /HTML/],
    [
      'OpenAPI 2',
      'swagger: "2.0"',
      /OpenAPI 2\.0, but only 3\.0 and 3\.1 are supported\. Convert it/,
    ],
    ['a version to come', 'openapi: 4.0.0', /OpenAPI 4\.0\.0/],
    ['broken JSON', '{"openapi": "3.1.0", "in', /neither JSON nor YAML/],
    ['a repeated name', '{"openapi": "3.1.0", "info": 1, "info": 2}', /has "info" twice/],
    ['an unknown key', '{"openapi": "3.1.0", "info": {}, "path": {}}', /[^.]\. Correct it/],
    ['broken YAML', 'openapi: 3.1.0\ninfo: [\n', /neither JSON nor YAML/],
    ['an empty response', '', /contains no API description/],
    ['another JSON object', '{"name": "x"}', /the key "openapi" is missing/],
    ['missing info', '{"openapi":"3.1.0","paths":{}}', /not a valid OpenAPI document: at \/.*info/],
    ['growing aliases', `openapi: 3.1.0\nl0: &l0 [x]\n${ALIASES}\n`, /neither JSON nor YAML/],
    [
      'thousands of aliases',
      `openapi: 3.1.0\nx: [&a b, ${'*a, '.repeat(20_000)}]`,
      /more than 500 aliases/,
    ],
    [
      'a key that is twice among thousands',
      `openapi: 3.1.0\nx: {${KEYS}, 7: 2}`,
      /the key "7" is in a map twice, again in line 2\./,
    ],
    [
      'a reference to itself',
      `{"openapi": "3.1.0", "components": {"schemas": {"A": {"$ref": "#/components/schemas/A"}}}}`,
      /a \$ref leads back to itself/,
    ],
    ['nesting without end', `{"openapi": "3.1.0", "x": ${NEST}}`, /nested too deeply/],
  ])('explains %s in one line and overwrites nothing', async (_, body, want) => {
    publish(body);
    await expectRejected(want);
  });

  it('explains an HTTP error in one line and overwrites nothing', async () => {
    await expectRejected(/returned 404 Not Found\. .*check host and name/);
    routes.set('/docs/api/shop', (_, response) => response.writeHead(503).end('no'));
    await expectRejected(/returned 503 Service Unavailable\. The URL has the form/);
  });

  it('stops a document of 50 MB, announced or not, before it is whole', async () => {
    for (const announced of [true, false]) {
      let sent = 0;
      routes.set('/docs/api/shop', (_, response) => {
        const chunk = Buffer.alloc(1024 * 1024, ' ');
        response.writeHead(200, announced ? { 'Content-Length': 50 * chunk.length } : {});
        const send = () => {
          for (; sent < 50 && !response.destroyed; sent += 1) {
            if (!response.write(chunk))
              return void response.once('drain', () => setImmediate(send));
          }
          response.end();
        };
        send();
      });
      await expectRejected(/larger than 10 MB, the limit for an API description\. Check/);
      expect(sent).toBeLessThan(50);
    }
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['never begins', () => {}],
    ['never ends', (response) => response.writeHead(200).write('openapi: 3.1.0\n')],
  ])('gives up on a response that %s', async (_, respond) => {
    routes.set('/docs/api/shop', (request, response) => respond(response));
    const want = /did not respond within 0\.3 seconds\. Retry, or allow more time/;
    await expectRejected(want, { timeout: 300 });
  });

  it('explains a connection that breaks in the middle', async () => {
    routes.set('/docs/api/shop', (_, response) => {
      response.writeHead(200, { 'Content-Length': 1000 }).write('openapi: 3.1.0\n');
      setTimeout(() => response.destroy(), 50);
    });
    await expectRejected(/cannot be reached \(.*\)\. Check the URL/);
  });

  it.each([
    ['http://127.0.0.1:2/docs/api/shop', /cannot be reached \(ECONNREFUSED\)\. Check the URL/],
    ['http://nowhere.invalid/docs/api/shop', /cannot be reached \(/],
    ['ftp://host/docs/api/shop', /use a URL that begins with https/],
    ['missing.yaml', /missing\.yaml cannot be read \(ENOENT\)\. Pass the path/],
    ['.', /cannot be read \(EISDIR\)/],
  ])('explains %s', async (wrong, want) => {
    await expectRejected(want, { source: wrong, timeout: 600_000 });
  });
});

describe('tools/contract-pull/index.ts', () => {
  const require = createRequire(import.meta.url);

  function run(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
    const script = path.resolve('tools/contract-pull/index.ts');
    const nodeArgs = ['--import', require.resolve('tsx'), script, ...args];
    return new Promise((resolve) => {
      const child = execFile(process.execPath, nodeArgs, { cwd: root }, (_, output, errors) =>
        resolve({ code: child.exitCode ?? -1, output, errors }),
      );
    });
  }

  it('ends with 1 and one line when something is wrong, and changes nothing', async () => {
    const before = await readContract();
    const page = publish('<html></html>', 'text/html');
    const { code, output, errors } = await run(page, '--write');
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(/HTML/);
    expect(errors.trimEnd()).not.toContain('\n');
    expect(await readContract()).toBe(before);
  });
});

describe('readOptions()', () => {
  it('takes a source, and the contract that it is compared with', () => {
    const options = { source: 'a.yaml', name: 'media-v2', write: undefined, timeout: 30_000 };
    expect(readOptions(['a.yaml'])).toEqual(options);
    const given = ['a.yaml', '--as', 'media-v1', '--write', '--timeout', '2.5'];
    const asked = { source: 'a.yaml', name: 'media-v1', write: true, timeout: 2500 };
    expect(readOptions(given)).toEqual(asked);
  });

  it('pulls the document that Geneea publishes when no other is named', () => {
    expect(readOptions([]).source).toBe('https://media-api.geneea.com/docs/api/assistant-v2');
    expect(readOptions(['--api', 'a/b']).source).toBe(
      'https://media-api.geneea.com/docs/api/a%2Fb',
    );
  });

  it.each([
    ['a name beside a source', ['a', '--api', 'b'], /--api names a document.*Usage/],
    ['another contract without a source', ['--as', 'general-v3'], /file of general-v3\. Usage/],
    ['two URLs', ['a', 'b'], /2 were given\. Usage/],
    ['an unknown option', ['a', '--force'], /--force.*Usage/],
    ['an unknown contract', ['a', '--as', 'media-v3'], /Did you mean "media-v2"\?/],
    ['a timeout that is not a number', ['a', '--timeout', 'soon'], /--timeout "soon"/],
  ])('rejects %s in one line', (_, given, want) => {
    expect(() => readOptions(given)).toThrow(want);
  });
});
