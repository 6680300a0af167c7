import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { languages } from '@docs/vendor/samples';

it('without scripts a link leads to the code in all languages', () => {
  const html = readFileSync('build/api_media2/guide/tagging/index.html', 'utf8');
  const page = load(html, { scriptingEnabled: false });
  const href = page('noscript a:contains("More languages")').attr('href');
  const text = readFileSync(`build${href}`, 'utf8');
  languages.forEach(({ label }) => expect(text).toContain(`\n## ${label.replace('#', '\\#')}\n`));
});
