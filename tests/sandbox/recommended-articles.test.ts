import { expect, it } from 'vitest';
import { call, openSandbox } from '@docs/sandbox/testing';

const TAG = { gkbId: 'TEST-1', name: 'old tannery', forbidden: false };
const ARTICLES = Array.from({ length: 20 }, (_, index) => ({
  id: `about-it-${index}`,
  text: 'The old tannery is open.',
}));
const IDS = ARTICLES.map(({ id }) => id);

const open = async (editorialTags: (typeof TAG)[]) =>
  (await openSandbox({ seed: { articles: ARTICLES, editorialTags } })).sandbox;

type Sandbox = Awaited<ReturnType<typeof open>>;

async function recommend(sandbox: Sandbox): Promise<string[]> {
  const request = { id: 'other', text: 'Who knows the old tannery?', recommendationCount: 20 };
  const { body } = await call(sandbox, 'POST /v2/articles/demo/recommend', request);
  return (body as { articleIds: string[] }).articleIds;
}

it('a sandbox compares articles by its own editorial tags, not by those of another one', async () => {
  expect(await recommend(await open([]))).toEqual([]);
  expect(await recommend(await open([TAG]))).toEqual(IDS);
});

it('reset() brings back a tag, also where articles are compared', async () => {
  const sandbox = await open([TAG]);
  await call(sandbox, `DELETE /v2/customize/editorial_tag/${TAG.gkbId}`);
  expect(await recommend(sandbox)).toEqual([]);
  sandbox.reset();
  expect(await recommend(sandbox)).toEqual(IDS);
});

it('a tag that is created while articles are compared counts in the next request', async () => {
  const sandbox = await open([]);
  const comparing = recommend(sandbox);
  await call(sandbox, 'POST /v2/customize/editorial_tag/create', TAG);
  await comparing;
  expect(await recommend(sandbox)).toEqual(IDS);
});
