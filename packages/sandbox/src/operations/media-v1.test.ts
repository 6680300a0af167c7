import { expect, test } from 'vitest';
import { call, openSandbox } from '../testing/open-sandbox';

const { sandbox } = await openSandbox({
  seed: { articles: [], editorialTags: [{ gkbId: 'TAG-1', name: 'lead story', forbidden: false }] },
});

test('getTags returns items and editorial tags, without topics and nouns, with scores up to ten', async () => {
  const { body } = await call(sandbox, 'POST /media/tags', {
    id: '7',
    title: 'Emmanuel Macron in Munich',
    perex: 'The lead story of Berlin.',
    body:
      '<p>Munich &amp; <b>Paris</b> have a trade show.</p>' +
      '<p>The parliament chose a president. The government waits for the election.</p>',
  });
  expect(body).toEqual({
    version: 'M1.0',
    id: '7',
    referenceKey: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
    tags: [
      { id: 'G1726', text: 'Munich', score: 9.6, type: 'location' },
      { id: 'G3052772', text: 'Emmanuel Macron', score: 9.4, type: 'person' },
      { id: 'G64', text: 'Berlin', score: 8, type: 'location' },
      { id: 'G90', text: 'Paris', score: 6.6, type: 'location' },
      { id: 'TAG-1', text: 'lead story', score: 6.6 },
    ],
  });
});

test('getTags returns no tags of a title in which nothing is found', async () => {
  const { body } = await call(sandbox, 'POST /media/tags', { id: '7', title: 'Nothing.' });
  expect(body).toMatchObject({ id: '7', tags: [] });
});

test.each([
  ['G183', 'Germany (G183)'],
  ['DEMO-183', 'Germany (G183)'],
])('getItem returns %s, or what replaces it', async (id, hrid) => {
  const { body } = await call(sandbox, `GET /media/items/${id}`);
  expect(body).toEqual({ id: 'G183', hrid });
});

test('getItem says that it does not know an item', async () => {
  const { body } = await call(sandbox, 'GET /media/items/G0');
  const message = 'The knowledge base of the sandbox has no item with this ID.';
  expect(body).toMatchObject({ exception: 'NotFound', message, status: 404 });
});
