import { expect, it } from 'vitest';
import { call, openSandbox } from '../../testing/open-sandbox';

const { sandbox } = await openSandbox();

it.each([
  ['United States of America', 'a whole name'],
  ['united states', 'the beginning of a name'],
  ['States', 'a word inside a name'],
  ['States of Am', 'several words inside a name'],
  ['  states   of ', 'words with spaces around'],
])('the search finds the United States by "%s", %s', async (query) => {
  const request = { query, language: 'en', fallbackLanguages: [] };
  const { body } = await call(sandbox, 'POST /v2/knowledgebase/search', request);
  const { itemDetails } = body as { itemDetails: { gkbId: string }[] };
  expect(itemDetails.map(({ gkbId }) => gkbId)).toContain('G30');
});

it('the search finds no name by the middle of a word', async () => {
  const request = { query: 'tates of', language: 'en', fallbackLanguages: [] };
  const { body } = await call(sandbox, 'POST /v2/knowledgebase/search', request);
  expect(body).toMatchObject({ hits: 0 });
});
