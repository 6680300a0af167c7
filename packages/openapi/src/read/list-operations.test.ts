import { describe, expect, it } from 'vitest';
import { buildContent, buildDocument, buildOperation } from './fixtures';
import { listOperations } from './list-operations';
import { loadContract } from './load';
import type { Operation } from './openapi';

/** The first operation of a document that has only this one. */
function listOne(given: Partial<Operation>) {
  return listOperations(
    buildDocument({ paths: { '/orders': { post: buildOperation(given) } } }),
  )[0];
}

describe('listOperations()', () => {
  it('puts the groups in the order of the tags and keeps the operations of each in order', async () => {
    const document = await loadContract('media-v2');
    const groups = listOperations(document).map(({ group }) => group);
    expect([...new Set(groups)]).toEqual(document.tags.map(({ name }) => name));
    expect(groups.filter((group, index) => groups[index - 1] !== group)).toEqual([
      ...new Set(groups),
    ]);
  });

  it('puts an operation below its tag, wherever the document has it', () => {
    const toGroup = (tag: string) => ({ get: buildOperation({ tags: [tag] }) });
    const document = buildDocument({
      tags: [{ name: 'B' }, { name: 'A' }],
      paths: { '/orders': toGroup('A'), '/b': toGroup('B'), '/a': toGroup('A') },
    });
    expect(listOperations(document).map(({ path }) => path)).toEqual(['/b', '/orders', '/a']);
  });

  it('lists the methods of a path in the order get, put, post, patch, delete', () => {
    const call = buildOperation({ requestBody: undefined });
    const document = buildDocument({
      paths: { '/items': { delete: call, patch: call, post: call, put: call, get: call } },
    });
    const methods = listOperations(document).filter(({ path }) => path === '/items');
    expect(methods.map(({ method }) => method)).toEqual(['get', 'put', 'post', 'patch', 'delete']);
  });

  it.each(['', ' ', undefined])(
    'heads an operation without a summary (%j) by its path',
    (summary) => {
      expect(listOne({ summary } as Operation)?.summary).toBe('POST /orders');
    },
  );

  it.each([
    ['429', true],
    ['503', true],
    ['500', false],
  ])('says whether to retry %s, if the document does not', (status, retry) => {
    expect(listOne({ responses: { [status]: {} } })?.errors[0]?.retry).toBe(retry);
  });

  it('names the types of body and response', () => {
    const [operation] = listOperations(buildDocument());
    expect(operation?.request?.type.name).toBe('Order');
    expect(operation?.response?.type.name).toBe('Receipt');
    expect(operation?.responseDescription).toBe('The receipt.');
  });

  it('has an empty text or list for what the document does not say', () => {
    const texts = { description: '', cause: '', remedy: '' };
    expect(listOne({ requestBody: undefined, responses: { '418': {} } })).toMatchObject({
      id: 'createOrder',
      summary: 'Create an order',
      group: 'Orders',
      description: '',
      parameters: [],
      request: undefined,
      response: undefined,
      status: '200',
      responseDescription: '',
      errors: [{ status: '418', name: '', ...texts, retry: false, body: undefined, notes: {} }],
      rules: [],
      notes: { operationId: 'createOrder' },
    });
  });

  it('keeps the rules of an operation', () => {
    const rules = [{ id: 'r', title: 'R', text: 'R.', fields: ['id'] }];
    expect(listOne({ 'x-rules': rules })?.rules).toEqual(rules);
  });

  it('shows the media type of a body, and no reference that leads nowhere', () => {
    const parameters = [{ $ref: '#/components/parameters/Nowhere' } as never];
    const listed = listOne({
      requestBody: { content: { 'text/plain': { schema: { type: 'string' } } } as never },
      parameters,
      responses: { '409': { $ref: '#/components/responses/Nowhere' } },
    });
    expect(listed?.request).toMatchObject({ mediaType: 'text/plain', type: { name: 'string' } });
    expect(listed?.errors).toMatchObject([{ status: '409', description: '', cause: '' }]);
    expect(listed?.parameters).toEqual(parameters);
  });

  it('takes the response from any status of success', () => {
    const responses = { '201': { description: 'Made.', content: buildContent('Receipt') } };
    const operation = listOne({ responses });
    expect(operation?.response?.type.name).toBe('Receipt');
    expect(operation?.errors).toEqual([]);
  });

  it('puts the parameters of the path before those of the operation, both resolved', () => {
    const document = buildDocument({
      paths: {
        '/orders': {
          parameters: [{ $ref: '#/components/parameters/Shop' } as never],
          get: buildOperation({
            parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
          }),
        },
      },
    });
    document.components.parameters = {
      Shop: { name: 'shop', in: 'path', required: true, schema: { type: 'string' } },
    };
    const [operation] = listOperations(document);
    expect(operation?.parameters.map(({ name }) => name)).toEqual(['shop', 'page']);
  });

  it('takes the parameter of an operation for that of its path', () => {
    const toParameter = (name: string, type: string) =>
      ({ name, in: 'query', schema: { type } }) as const;
    const parameters = [toParameter('a', 'string'), toParameter('b', 'string')];
    const get = buildOperation({ parameters: [toParameter('a', 'integer')] });
    const [operation] = listOperations(
      buildDocument({ paths: { '/orders': { parameters, get } } }),
    );
    const types = operation?.parameters.map(({ name, schema }) => [name, schema.type]);
    expect(types).toEqual([
      ['b', 'string'],
      ['a', 'integer'],
    ]);
  });

  it('resolves errors with cause, remedy and whether sending again helps', () => {
    const responses = { '429': { $ref: '#/components/responses/TooMany' }, '500': {} };
    const document = buildDocument({
      paths: { '/orders': { post: buildOperation({ responses }) } },
    });
    document.components.responses = {
      TooMany: { description: 'Too many.', 'x-cause': 'C.', 'x-remedy': 'R.', 'x-retry': true },
    };
    const [operation] = listOperations(document);
    const shared = { description: 'Too many.', cause: 'C.', remedy: 'R.', retry: true };
    expect(operation?.errors).toMatchObject([
      { status: '429', name: 'Too Many Requests', ...shared },
      { status: '500', name: 'Internal Server Error', retry: false },
    ]);
  });

  it('gives an operation without a tag to the common ones', () => {
    expect(listOne({ tags: [] })?.group).toBe('Common');
  });
});

const BODILESS = 'unlikely without a body';
const MISSPELLED = 'only if the path is misspelled';

it.each([
  [
    'listPhotoBanks',
    { 400: 'unlikely without a body or parameters', 404: MISSPELLED, 413: BODILESS },
  ],
  ['getArticle', { 413: BODILESS }],
  ['analyze', { 404: MISSPELLED }],
  ['putArticle', {}],
])('listOperations() tells which errors are rare for %s, and why: %j', async (id, want) => {
  const operation = listOperations(await loadContract('media-v2')).find(
    (candidate) => candidate.id === id,
  )!;
  const statuses = operation.errors.map(({ status }) => status);
  expect(statuses).toEqual(['400', '403', '404', '413', '429', '500']);
  const rare = operation.errors.filter(({ rarity }) => rarity !== undefined);
  expect(Object.fromEntries(rare.map(({ status, rarity }) => [status, rarity]))).toEqual(want);
});
