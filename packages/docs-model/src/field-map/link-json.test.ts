import { expect, test } from 'vitest';
import { highlightCode } from '../mdx/highlight-code';
import { linkJson, loadJsonSource } from './link-json';

// tests/reference/linked-json.site.test.ts looks at every key of every page.
const toLinks = async (text: string, of: string) =>
  [...linkJson(text, await loadJsonSource(of, 'a page')).entries()].map(
    ([start, { end, href }]) => [text.slice(start, end), href],
  );

test('linkJson() links names, and values that the field or a standard explains', async () => {
  expect(
    await toLinks('{"type": "person", "stdForm": "Ann", "feats": {"x": "1"}}', 'media-v2/Entity'),
  ).toEqual([
    ['"type"', '/api_media2/reference/Entity/#field-type'],
    ['"person"', '/api_media2/reference/Entity/#field-type'],
    ['"stdForm"', '/api_media2/reference/Entity/#field-stdForm'],
    ['"feats"', '/api_media2/reference/Entity/#field-feats'],
    ['"x"', '/api_media2/reference/Entity/#field-feats'],
  ]);
});

test('linkJson() begins where a pointer leads, and inside a command', async () => {
  expect(await toLinks('{"id": "t1"}', 'media-v2/analyze.response/tags/0')).toEqual([
    ['"id"', '/api_media2/reference/Tag/#field-id'],
  ]);
  expect(await toLinks(`curl -d '{"id": "1"}'`, 'media-v2/analyze.request')).toEqual([
    ['"id"', '/api_media2/reference/NlpRequest/#field-id'],
  ]);
});

test('code with links has the same text, and one stop for the Tab key', async () => {
  const text = `curl 'x' -d '{"id": "1", "paraSpecs": [{"type": "title"}, {"type": "body"}]}'`;
  const source = await loadJsonSource('media-v2/analyze.request', 'a page');
  const html = highlightCode(text, 'bash', linkJson(text, source));
  expect(html.replace(/<[^>]+>/g, '').replaceAll('&#x26;', '&')).toBe(text);
  expect(html.match(/<a class="[ks]" href="[^"]+">/g)).toHaveLength(1);
  expect(html.match(/<a [^>]+ tabindex="-1">/g)).toHaveLength(5);
});

test('loadJsonSource() names the page and the nearest name', async () => {
  await expect(loadJsonSource('media-v2/entity', 'site/content/x.mdx')).rejects.toThrow(
    /content\/x\.mdx shows JSON of "entity".*Entity/,
  );
  await expect(loadJsonSource('media-v3/Entity', 'site/content/x.mdx')).rejects.toThrow(/media-v2/);
});
