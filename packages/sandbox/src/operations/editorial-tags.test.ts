import { beforeEach, expect, test } from 'vitest';
import { call, openSandbox } from '../testing/open-sandbox';
import type { EditorialTag } from '../types';
import { printWarnings } from '../warnings';

const FAIRS: EditorialTag = {
  gkbId: 'TAG-1',
  name: 'Veletrhy',
  externalId: 'cms-1',
  forbidden: false,
  stdForms: { cs: 'Veletrhy', en: 'Trade shows' },
};
const OTHER_FAIRS: EditorialTag = { ...FAIRS, gkbId: 'TAG-2', externalId: 'cms-2' };
const SLOGAN: EditorialTag = {
  gkbId: 'TAG-3',
  name: 'Slogan',
  externalId: 'cms-2',
  forbidden: true,
};
const TAGS = [FAIRS, OTHER_FAIRS, SLOGAN];

const { sandbox } = await openSandbox({ seed: { editorialTags: TAGS } });
beforeEach(() => sandbox.reset());

async function send(line: string, request?: EditorialTag) {
  const [method = '', path = ''] = line.split(' ');
  const url = `${method} /v2/customize/editorial_tag${path}`;
  const { status, body, headers } = await call(sandbox, url, request);
  return { status, body, warning: printWarnings(headers) };
}

test.each<[EditorialTag, string | null]>([
  [{ ...FAIRS, gkbId: 'TAG-4' }, null],
  [
    { ...FAIRS, name: 'Výstavy' },
    'sandbox-replaced: a tag with this gkbId existed and was replaced',
  ],
  [
    { ...FAIRS, gkbId: 'search' },
    'sandbox-reserved-id: GET /v2/customize/editorial_tag/search is another endpoint, not this tag',
  ],
])('createEditorialTag returns and keeps %j, with the warning %s', async (tag, warning) => {
  expect(await send('POST /create', tag)).toEqual({ status: 200, body: tag, warning });
  const { body } = await send('GET /list?returnObjects=true');
  const others = TAGS.filter(({ gkbId }) => gkbId !== tag.gkbId);
  expect((body as { tags: object[] }).tags).toEqual([...others, tag]);
});

test('putEditorialTag replaces a tag', async () => {
  const tag = { ...SLOGAN, gkbId: 'TAG-1' };
  expect(await send('PUT /TAG-1', tag)).toEqual({ status: 200, body: tag, warning: null });
  expect((await send('GET /TAG-1')).body).toEqual(tag);
});

test('putEditorialTag rejects a tag under the ID of another one', async () => {
  expect(await send('PUT /TAG-1', SLOGAN)).toMatchObject({
    status: 400,
    body: {
      violations: [
        {
          pointer: '/gkbId',
          expected: 'the ID in the path',
          rule: 'sandbox-same-id',
          remedy: 'Send the same ID in the path and in the body.',
        },
      ],
    },
  });
  expect((await send('GET /TAG-1')).body).toEqual(FAIRS);
});

test.each<[string, EditorialTag | undefined]>([
  ['GET /TAG-4', undefined],
  ['PUT /TAG-4', { ...FAIRS, gkbId: 'TAG-4' }],
  ['DELETE /TAG-4', undefined],
])('%s says that there is no such tag', async (line, tag) => {
  const message =
    'There is no editorial tag with this ID. GET /v2/customize/editorial_tag/list lists the tags.';
  expect(await send(line, tag)).toMatchObject({ status: 404, body: { message } });
});

test('deleteEditorialTag returns nothing, and deletes the tag', async () => {
  const response = await send('DELETE /TAG-1');
  expect(response).toEqual({ status: 200, body: undefined, warning: null });
  expect((await send('GET /list')).body).toEqual({ gkbIds: ['TAG-2', 'TAG-3'] });
});

test.each<[string, object]>([
  ['name=veletrhy', { name: 'veletrhy', foundTags: [FAIRS, OTHER_FAIRS] }],
  ['name=Vele', { name: 'Vele', foundTags: [] }],
  ['externalId=cms-2', { externalId: 'cms-2', foundTags: [OTHER_FAIRS, SLOGAN] }],
  ['externalId=CMS-2', { externalId: 'CMS-2', foundTags: [] }],
  ['name=SLOGAN&externalId=cms-2', { name: 'SLOGAN', externalId: 'cms-2', foundTags: [SLOGAN] }],
  ['name=Slogan&externalId=cms-1', { name: 'Slogan', externalId: 'cms-1', foundTags: [] }],
])('searchEditorialTags compares whole values: %s', async (query, body) => {
  expect(await send(`GET /search?${query}`)).toEqual({ status: 200, body, warning: null });
});

test('searchEditorialTags finds nothing when it is not told what to find', async () => {
  expect(await send('GET /search')).toEqual({
    status: 200,
    body: { foundTags: [] },
    warning: 'sandbox-empty-search: without name or externalId, the search finds no tag',
  });
});

test('listEditorialTags returns IDs, and whole tags when asked', async () => {
  const gkbIds = ['TAG-1', 'TAG-2', 'TAG-3'];
  expect((await send('GET /list')).body).toEqual({ gkbIds });
  expect((await send('GET /list?returnObjects=false')).body).toEqual({ gkbIds });
  expect((await send('GET /list?returnObjects=true')).body).toEqual({ gkbIds, tags: TAGS });
});
