import { expect, it } from 'vitest';
import { findGuides } from './find-guides';

const guides = await findGuides('content/api_media2', 'api_media2');

it('findGuides() names the pages that show an example', () => {
  expect(guides.get('kb-search')).toEqual([
    { title: 'Knowledge base', address: '/api_media2/guide/kb/' },
  ]);
});

it('findGuides() knows the path of a page that stands for its folder', () => {
  const addresses = [...guides.values()].flat().map(({ address }) => address);
  expect(addresses).toContain('/api_media2/quick/');
  expect(addresses.filter((address) => /index|mdx|\/\/|\/guide\/code\/./.test(address))).toEqual(
    [],
  );
});

it('findGuides() finds nothing in a folder that does not exist', async () => {
  expect(await findGuides('content/nothing', 'nothing')).toEqual(new Map());
});
