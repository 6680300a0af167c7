import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { buildContent, buildDocument, buildReference } from '@docs/openapi/testing';
import { loadContract, loadHistory } from '@docs/openapi/node';
import type { OpenApiDocument } from '@docs/openapi';
import { createFolder } from '@docs/utils/testing';
import { listen } from '@docs/sandbox/node';
import { toLine } from '../command-line';
import { pull, readPullOptions } from './pull';

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
  root = await createFolder({ [CONTRACT]: stringify(toOurs()) });
});

/** Our document: everything has words, and our own notes. */
function toOurs(): OpenApiDocument {
  const document = buildDocument({
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
  const document = buildDocument({ info: { title: 'Shop', version: '1.1.0' } });
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

function toFlow(document: object): string {
  return stringify(document, { collectionStyle: 'flow' }).replace('3.1.0', '3.1');
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
    ['YAML in flow style', 'text/plain', toFlow(toTheirs())],
    ['YAML that ends a document', 'application/yaml', `${stringify(toTheirs())}---\n# End\n`],
    ['YAML with a byte order mark', 'text/plain', `\uFEFF${stringify(toTheirs())}`],
    ['UTF-16', 'text/plain', Buffer.from(`\uFEFF${stringify(toTheirs())}`, 'utf16le')],
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
      'Other descriptions (1): ours stay. To see and take theirs: --texts theirs',
      '',
      'Nothing was written. To apply the changes, add --write',
    ]);
    await expectUnchanged(before);
  });

  it('ignores and counts the limits that a format implies', async () => {
    const limits = (format: string, limit: string) =>
      `{ type: integer, format: ${format}, minimum: -${limit}8, maximum: ${limit}7 }`;
    const theirs = `openapi: 3.0
info: { title: A, version: '1' }
components:
  schemas:
    A: ${limits('int64', '922337203685477580')}
    B: ${limits('int32', '214748364')}
    C: { type: integer, maximum: 9223372036854775807, exclusiveMaximum: true }
    D: ${limits('int64', '214748364')}
`;
    const lines = await pull({ source: publish(theirs), write: true, root });
    expect(lines).toContain('Ignored limits that their formats imply: 5.');
    expect((await loadContract('media-v2', root)).components.schemas).toEqual({
      A: { type: 'integer', format: 'int64' },
      B: { type: 'integer', format: 'int32' },
      C: { type: 'integer' },
      D: { type: 'integer', format: 'int64', minimum: -2147483648, maximum: 2147483647 },
    });
  });

  it.each(['constructor', 'toString', 'hasOwnProperty'])(
    'takes over %s as a name',
    async (name) => {
      expect(await pullNamed(name)).toEqual(await pullNamed('zz', name));
    },
  );

  const NAMED = `openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /zz:
    get:
      operationId: zz
      parameters: [{ name: zz, in: query, schema: &zz { type: TYPE, enum: [zz], x-enumDescriptions: { zz: A. } } }]
      responses: { 404: { $ref: '#/components/responses/zz' } }
components:
  schemas: { zz: { properties: { zz: *zz }, required: [zz] } }
  responses: { zz: { description: A., headers: { zz: { schema: *zz } } } }
  securitySchemes: { zz: { type: http, scheme: basic } }
security: [{ zz: [] }]
`;

  async function pullNamed(name: string, shown = name): Promise<string[]> {
    await rm(path.join(root, HISTORY), { force: true });
    await writeFile(path.join(root, CONTRACT), stringify(toOurs()));
    const lines: string[] = [];
    for (const type of ['string', 'integer']) {
      const theirs = publish(NAMED.replaceAll('zz', name).replace('TYPE', type));
      lines.push(...(await pull({ source: theirs, write: true, root })));
    }
    lines.push(await readContract(), ...(await write(toTheirs())), await readContract());
    expect(lines).toContain(`  changed  ${name}.${name}: is integer now, was string`);
    return lines.map((line) => line.replaceAll(name, shown));
  }

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
    expect(files.sort()).toEqual(['changes.yaml', 'openapi.yaml']);
    const document = await loadContract('media-v2', root);
    expect(document.info.version).toBe('1.1.0');
    expect(document.paths['/orders']?.post?.description).toBe('Orders something.');
    expect(document.components.schemas.Order).toEqual({
      type: 'object',
      required: ['id'],
      description: 'An order.',
      'x-group': 'Orders',
      properties: {
        id: { type: 'string', description: 'ID of the order.', examples: ['7'] },
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

  it('makes a new contract in OpenAPI 3.1 from the document of another API', async () => {
    const body = { required: true, content: buildContent('Order') };
    const paths = {
      '/orders': { post: { requestBody: body, responses: { default: { description: 'OK' } } } },
    };
    const file = path.join(root, 'theirs.json');
    const info = { title: 'OpenAPI definition', version: 'v0' };
    await writeFile(file, JSON.stringify({ ...buildDocument(), openapi: '3.0.3', info, paths }));
    expect((await pull({ source: file, newName: 'shop-v1', root })).slice(0, 2)).toEqual([
      'Written: contracts/shop-v1/openapi.yaml. Operations: 1.',
      'Its title "OpenAPI definition" names no API: write the name into info.title.',
    ]);
    const { openapi, paths: written } = await loadContract('shop-v1', root);
    expect(openapi).toBe('3.1.0');
    expect(written['/orders']?.post).toMatchObject({
      operationId: 'postOrders',
      requestBody: body,
    });
    await expect(pull({ source: file, newName: 'shop-v1', root })).rejects.toThrow('there already');
    await expect(pull({ source: file, newName: '../a', root })).rejects.toThrow('names a folder');
  });

  it('writes nothing the second time', async () => {
    await write(toTheirs());
    const before = await readContract();
    expect(await write(toTheirs())).toContain(`${CONTRACT} is already up to date.`);
    expect(await readContract()).toBe(before);
  });

  it('makes an id of a version that looks like a path, has several lines, or is long', async () => {
    const version = `../../../evil\n- ${'1.'.repeat(200)}`;
    await writeFile(path.join(root, CONTRACT), `# Version 1.0.0\n${await readContract()}`);
    await write(toTheirs((document) => (document.info.version = version)));
    const [entry] = await loadHistory('media-v2', root);
    expect(entry?.id).toMatch(/^media-v2-evil(-1){20,25}$/);
  });

  it('takes over what a framework publishes: OpenAPI 3.0 without ids, groups and JSON types', async () => {
    const content = { '*/*': buildContent('Receipt')['application/json'] };
    const theirs = {
      openapi: '3.0.1',
      info: { title: 'Shop', version: '1.1.0' },
      paths: {
        '/orders': {
          post: {
            requestBody: { $ref: '#/components/requestBodies/Order' },
            responses: { default: { description: 'default response', content } },
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
        requestBodies: { Order: { content: buildContent('Order') } },
        schemas: {
          Order: {
            type: 'object',
            properties: {
              id: { type: 'string', nullable: true, example: '7' },
              next: { allOf: [buildReference('Order')], nullable: true },
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
      requestBody: { content: buildContent('Order') },
      responses: { '200': { content: buildContent('Receipt') } },
    });
    expect(document.paths['/orders']?.post?.responses).not.toHaveProperty('default');
    const getOrder = { operationId: 'getOrdersId', tags: ['Other'] };
    expect(document.paths['/orders/{id}']?.get).toMatchObject(getOrder);
    expect(document.tags.map(({ name }) => name)).toEqual(['Orders', 'Other']);
    expect(document.components.schemas.Order?.properties).toMatchObject({
      id: { type: ['string', 'null'], examples: ['7'] },
      next: { anyOf: [{ allOf: [buildReference('Order')] }, { type: 'null' }] },
    });
  });

  it('reads anchors that many operations share, and statuses with their names', async () => {
    const paths = Array.from({ length: 120 }, (_, index) => `  /p${index}: { get: *get }`);
    const theirs = `openapi: 3.1.0
info: { title: A, version: '1' }
x-get: &get { responses: { '204 NO_CONTENT': &none { description: A. }, '404': *none } }
paths:
${paths.join('\n')}`;
    expect(await pull({ source: publish(theirs), root })).toContain('  added    GET /p119');
  });

  it.each(['', '%YAML 1.1\n---\n'])(
    'takes strings of YAML as they are written %s',
    async (head) => {
      const values = ['2026-01-01', '1.10', 'yes', '0x10', null];
      const moment = '2026-11-01T00:00:00Z';
      const theirs = `${head}openapi: 3.1.0
info: { title: A, version: 1.10 }
components:
  schemas:
    A: { type: [string, 'null'], enum: [${values.slice(0, -1).join()}, null], default: 1.10 }
    B: { type: object, example: { at: ${moment}, name: 1.5 } }
`;
      await pull({ source: publish(theirs), write: true, root });
      const { info, components } = await loadContract('media-v2', root);
      expect(info.version).toBe('1.10');
      expect(components.schemas.A).toMatchObject({ enum: values, default: '1.10' });
      expect(components.schemas.B).toMatchObject({ example: { at: moment, name: 1.5 } });
    },
  );

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
      '200': { content: buildContent('Order') },
      '400': { description: 'Wrong.' },
    });
  });
});

describe('contract:pull --write, before and after it writes', () => {
  it('lists the lines that change, the findings of the lint, and guides that name what is gone', async () => {
    await mkdir(path.join(root, 'site/content'), { recursive: true });
    await writeFile(path.join(root, 'site/content/a.mdx'), 'Read `number`.');
    const lines = await write(
      toTheirs((document) => delete document.components.schemas.Receipt!.properties!.number),
    );
    expect(lines).toContain('-  version: 1.0.0');
    expect(lines).toContain('+      required:');
    expect(lines).toContain('site/content/a.mdx: Receipt.number');
    expect(lines.at(-1)).toMatch(/contract:lint, which has \d+ findings/);
  });

  it('writes nothing where the result does not load', async () => {
    await mkdir(path.join(root, 'contracts/media-v2/examples/a'), { recursive: true });
    const meta = { operation: 'gone', title: 'A', description: 'A.' };
    await writeFile(path.join(root, 'contracts/media-v2/examples/a/meta.yaml'), stringify(meta));
    const before = await readContract();
    await expect(write(toTheirs())).rejects.toThrow('names the operation "gone"');
    expect(await readContract()).toBe(before);
  });

  it.each([
    ['keeps errors that theirs does not have', {}, ['400']],
    ['removes them if asked to', { removeErrors: true }, []],
  ])('%s', async (_, options, errors) => {
    const ours = toOurs();
    ours.paths['/orders']!.post!.responses['400'] = { description: 'Wrong.' };
    await writeFile(path.join(root, CONTRACT), stringify(ours));
    await pull({ source: publish(stringify(toTheirs())), write: true, root, ...options });
    const { post } = (await loadContract('media-v2', root)).paths['/orders']!;
    expect(Object.keys(post!.responses)).toEqual(['200', ...errors]);
  });

  it('takes and lists their descriptions if asked to', async () => {
    const lines = await pull({ source: publish(stringify(toTheirs())), root, texts: 'theirs' });
    expect(lines).toContain('Texts (1)');
    expect(lines.join('\n')).toContain('Order/properties/id/description: Number of the order.');
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
    ['broken JSON', '{"openapi": "3.1.0", "in', /not valid JSON: Unterminated/],
    ['a repeated name', '{"openapi": "3.1.0", "info": 1, "info": 2}', /has "info" twice/],
    [
      'an unknown key',
      '{"openapi":"3.1.0","info":{"title":"a","version":"1"},"paths":{},"path":{}}',
      /[^.]\. Correct it/,
    ],
    ['broken YAML', 'openapi: 3.1.0\ninfo: [\n', /not valid YAML: .*\d\. Check/],
    ['an empty response', '', /contains no API description/],
    ['another JSON object', '{"name": "x"}', /the key "openapi" is missing/],
    [
      'a field __proto__',
      "openapi: 3.1.0\ninfo: { title: A, version: '1' }\ncomponents: { schemas: { A: { properties: { __proto__: {} } } } }",
      /at \/components\/schemas\/A\/properties\/__proto__: /,
    ],
    ['missing info', '{"openapi":"3.1.0","paths":{}}', /not a valid OpenAPI document: at \/.*info/],
    [
      'growing aliases',
      `openapi: 3.1.0\nl0: &l0 [x]\n${ALIASES}\n`,
      /not valid YAML: Excessive alias count/,
    ],
    [
      'two documents',
      `${stringify(toTheirs())}---\na: 1\n`,
      /several YAML documents\. Pass a file/,
    ],
    [
      'a key that is twice among thousands',
      `openapi: 3.1.0\nx: {${KEYS}, 7: 2}`,
      /the key "7" is in a map twice, again in line 2\./,
    ],
    [
      'a status that is there with and without its name',
      `openapi: 3.1.0\nresponses: { 200: 1, 200 OK: 2 }`,
      /the status 200 twice, again at \/responses\/200 OK\. Remove one/,
    ],
    [
      'a number that JavaScript rounds, in JSON',
      '{"openapi":"3.1.0","info":{"x-id":-9007199254740993}}',
      /would round: -9007199254740993 at \/info\/x-id\. Remove them/,
    ],
    [
      'one in YAML',
      `openapi: 3.1.0\nx: [${'9223372036854775807, '.repeat(7)}]`,
      /: 9223372036854775807 at \/x\/0, .*, and 2 more\. Remove/,
    ],
    ['a number without end', 'openapi: 3.1.0\nx: 1e400', /: Infinity at \/x\./],
    [
      'an alias that leads back to itself',
      'openapi: 3.1.0\nx-a: &x\n  b: *x\n',
      /or alias leads back/,
    ],
    [
      'a reference to itself',
      `{"openapi": "3.1.0", "components": {"schemas": {"A": {"$ref": "#/components/schemas/A"}}}}`,
      /a \$ref or alias leads back to itself/,
    ],
    ['nesting without end', `{"openapi": "3.1.0", "x": ${NEST}}`, /nested too deeply/],
    ['the same in YAML', `openapi: 3.1.0\nx: ${NEST}`, /nested too deeply/],
  ])('explains %s in one line and overwrites nothing', async (_, body, want) => {
    publish(body);
    await expectRejected(want);
  });

  it('names up to 30 errors at once, each in its line', async () => {
    publish(JSON.stringify({ openapi: '3.1.0', info: 1, paths: 2, tags: 3, servers: 4 }));
    await expect(pull({ source, root })).rejects.toThrow(/document:(\n {2}at .*){4}\nCorrect it/);
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

describe('readPullOptions()', () => {
  it('takes a source, and the contract that it is compared with', () => {
    const options = { source: 'a.yaml', name: 'media-v2', texts: 'ours', timeout: 30_000 };
    expect(readPullOptions(['a.yaml'])).toEqual(options);
    const given = ['a.yaml', '--as', 'media-v1', '--write', '--generated', '--timeout', '2.5'];
    const asked = { name: 'media-v1', write: true, isGenerated: true, timeout: 2500 };
    expect(readPullOptions(given)).toEqual({ ...options, ...asked });
  });

  it('pulls the document that Geneea publishes when no other is named', () => {
    expect(readPullOptions([]).source).toBe('https://media-api.geneea.com/docs/api/assistant-v2');
    expect(readPullOptions(['--api', 'a/b']).source).toBe(
      'https://media-api.geneea.com/docs/api/a%2Fb',
    );
  });

  it.each([
    ['a name beside a source', ['a', '--api', 'b'], /--api names a document.*Usage/],
    ['another contract without a source', ['--as', 'general-v3'], /file of general-v3\. Usage/],
    ['two URLs', ['a', 'b'], /2 were given\. Usage/],
    ['an unknown contract', ['a', '--as', 'media-v3'], /Did you mean "media-v2"\?/],
    ['a timeout that is not a number', ['a', '--timeout', 'soon'], /--timeout "soon"/],
    ['a timeout that begins with a dash', ['a', '--timeout', '-1'], /--timeout "-1" is not/],
    ['texts of nobody', ['a', '--texts', 'all'], /"ours" or "theirs", not "all"/],
  ])('rejects %s in one line', (_, given, want) => {
    expect(() => readPullOptions(given)).toThrow(want);
  });
});
