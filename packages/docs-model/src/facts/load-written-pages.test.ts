import { expect, it } from 'vitest';
import { findGuides } from './load-written-pages';

const guides = await findGuides('site/content/api_media2', 'api_media2');

it('findGuides() names the pages that show an example', () => {
  expect(guides.get('kb-search')).toEqual([
    { title: 'Knowledge base and buckets', path: '/api_media2/concepts/knowledge-base/' },
    { title: 'Look up knowledge base items', path: '/api_media2/guide/kb/' },
  ]);
});

it('findGuides() names the pages that compare an example', async () => {
  const general = await findGuides('site/content/api_general', 'api_general');
  expect(general.get('basic')?.map(({ path }) => path)).toContain('/api_general/guide/domains/');
  const ofTagging = guides.get('tagging-basic')?.map(({ path }) => path);
  expect(ofTagging).toContain('/api_media2/guide/pres-lg/');
});

it('findGuides() knows the path of a page that means its folder', () => {
  const paths = [...guides.values()].flat().map(({ path }) => path);
  expect(paths).toContain('/api_media2/quick/');
  expect(paths.filter((path) => /index|mdx|\/\/|\/guide\/code\/./.test(path))).toEqual([]);
});

it('findGuides() finds nothing in a folder that does not exist', async () => {
  expect(await findGuides('site/content/nothing', 'nothing')).toEqual(new Map());
});
