import { describe, expect, it } from 'vitest';
import { printBlocks, buildMarkdownBlocks } from '../markdown';
import { runPage } from '../testing/run-page';
import { parseMdx } from './mdx-nodes';
import { glosses } from './glosses';

const run = (source: string): Promise<string> => runPage(source, glosses({ contract: 'media-v2' }));

describe('glosses()', () => {
  it('puts rows with links and facts below the sentence of an example', async () => {
    const page = await run('<Gloss name="tagging-mentions" show="entities off" />');
    expect(page).toContain('text="Mr. Macron visits a trade show in Munich."');
    expect(page).toContain('facts="Mr. Macron: person; Munich: location"');
    expect(page).toContain('/api_media2/reference/Analysis/#field-entities');
    expect(page).toContain('/api_media2/reference/Token/#field-off');
    expect(page).toMatch(/visits<\/td>.*<table class=\S+behind\S+><tr class=\S+words\S+><td>a</);
    expect(page.match(/data-name=\S*(entities|off)/g)).toHaveLength(2);
  });

  it('takes rows from other examples, and leads to other pages', async () => {
    const page = await run(
      '<Gloss name="tagging-mentions" show="tagging-preslg.stdForm" to="/gkb/" />',
    );
    expect(page).toContain('[`stdForm cs`](/gkb/)');
    expect(page).toContain('facts="Mr. Macron: Emmanuel Macron; Munich: Mnichov"');
  });

  it('says what a response says of the whole sentence, in words and for a picture', async () => {
    const page = await run(
      '<Gloss name="tagging-mentions" show="docSentiment photos-recommend.photosIds" />',
    );
    expect(page).toMatch(/facts="0 neutral" .*<circle cx=\S+50%/);
    expect(page).toContain('facts="Trade show in Munich; Emmanuel Macron"');
    expect(page.match(/data:image/g)).toHaveLength(2);
    expect(page).toContain('/api_media2/reference/PhotosRecommendation/#field-photosIds');
  });

  it('is a table in Markdown', async () => {
    const page = await run('<Gloss name="tagging-mentions" show="tags" to="/gkb/" />');
    expect(printBlocks(buildMarkdownBlocks(parseMdx(page), 'a.mdx'), String)).toMatch(
      /^\| Field +\| Mr\. Macron visits a trade show in Munich\. +\|\n.*\n\| \[`tags`\]\(\/gkb\/\) \| Mr\. Macron: Emmanuel Macron 96; Munich: Munich 66 \|/,
    );
  });

  it.each([
    ['name="tagging-mentions" show="tagz"', '"tagz" is none of'],
    ['name="tagging-basic" show="tags"', '"tagging-basic" returns no words of the text'],
    ['name="tagging" show="tags"', 'tagging-'],
  ])('rejects %s, with the place', async (attributes, message) => {
    await expect(run(`<Gloss ${attributes} />`)).rejects.toThrow(message);
    await expect(run(`<Gloss ${attributes} />`)).rejects.toThrow(/mdx:1 /);
  });
});
