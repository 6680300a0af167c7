import { describe, expect, it } from 'vitest';
import { parseBlocks } from './blocks';
import { printPage } from '../page';
import type { Page } from '../page';
import { runPage } from '../testing/run-page';
import { resolvePage, resolveTree } from './resolve-page';

const resolve = resolveTree({ contract: 'media-v2' });

describe('resolveTree()', () => {
  it.each([
    ['[a](type:NlpRequest)', '/api_media2/reference/NlpRequest/'],
    ['[a](type:Entity.gkbId)', '/api_media2/reference/Entity/#field-gkbId'],
    ['[a](type:general-v3/Entity.stdForm)', '/api_general/reference/Entity/#field-stdForm'],
    ['[a](op:recommendPhotos)', '/api_media2/reference/api_photos/#recommendPhotos'],
    ['[a](term:standard-form)', '/gkb/glossary/#standard-form'],
    ['[a](/genja/)', '/genja/'],
  ])('turns %s into %s', async (text, url) => {
    expect(await runPage(text, resolve)).toBe(`[a](${url})\n`);
  });

  it.each([
    ['type:Detail', /content\/kb\.mdx:3 links to type:Detail: .*Did you mean "Details"/],
    ['type:Entity.gkbID', /no field of Entity "gkbID"\. Did you mean "gkbId"/],
    ['op:analyse', 'Did you mean "analyze"'],
    ['type:media-v3/Tag', 'Did you mean "media-v2"'],
    [
      'term:standrd-form',
      /content\/kb\.mdx:3 links to term:standrd-form: .*Did you mean "standard-form"/,
    ],
  ])('stops at %s, with file, line and nearest name', async (url, message) => {
    await expect(runPage(`One\n\n[a](${url})`, resolve, 'site/content/kb.mdx')).rejects.toThrow(
      message,
    );
  });

  it('asks for the document where a page has none', async () => {
    await expect(runPage('[a](type:Entity)', resolveTree())).rejects.toThrow('names no document');
  });

  it('names all that a page gets wrong at once', async () => {
    const text = '[a](type:Detail) [b](op:analyse)\n\n<Example name="tagging-basik" />\n';
    const error = await runPage(text, resolve).catch((reason: Error) => reason.message);
    for (const name of ['type:Detail', 'op:analyse', 'tagging-basik'])
      expect(error).toContain(name);
  });

  it('counts the lines of the front matter, as an editor does', async () => {
    const source = '---\ntitle: Tags\n---\n\nSee [x](type:Tagg).';
    await expect(
      resolvePage({ file: 'site/content/tags.mdx', source, contract: 'media-v2' }),
    ).rejects.toThrow('site/content/tags.mdx:5 links to type:Tagg');
  });

  it('reads Windows line ends like others', async () => {
    const file = 'site/content/tags.mdx';
    const source = '---\ntitle: Tags\n---\n\nOne\ntwo.\n\n```genja\n{{ 1 }}\n\n{{ 2 }}\n```\n';
    const windows = source.replaceAll('\n', '\r\n');
    expect(await resolvePage({ file, source: windows })).toEqual(
      await resolvePage({ file, source }),
    );
  });

  it('names the page, the document and the nearest name for a link of a description', async () => {
    const page: Page = {
      file: 'reference/Tag',
      frontMatter: { title: 'Tag', description: 'A tag.', keywords: [] },
      content: parseBlocks('See [x](type:Tag.gkbid).'),
    };
    const file = 'site/content/api_media2/reference/Tag.mdx';
    const source = printPage(page, 'media-v2');
    await expect(resolvePage({ file, source, contract: 'media-v2' })).rejects.toThrow(
      /reference\/Tag\.mdx:\d+ links to type:Tag\.gkbid: .*contracts\/media-v2\/openapi\.yaml.*"gkbId"\?/,
    );
  });
});
