import { expect, test } from 'vitest';
import { languages } from '#samples/languages';
import { loadMoreSamples } from './load-more-samples';

const samples = await loadMoreSamples(process.cwd());

test('loadMoreSamples() prints every language that is no tab, highlighted', () => {
  const more = samples['media-v2/tagging-basic']?.more ?? {};
  expect(Object.keys(more)).toEqual(languages.slice(5).map(({ id }) => id));
  expect(more.php?.keyed).toBe('php');
  expect(more.php?.html).toContain('<span class="f">curl_init</span>');
  expect(more.java?.tested?.details).toMatch(/^Run on .* with Java/);
});

test('the Markdown of an example has all languages', () => {
  const text = samples['media-v2/tagging-basic']?.markdown ?? '';
  expect(text).toMatch(/^# .*\n\n`POST \/v2\/nlp\/analyze` in each programming language\.\n/);
  languages.forEach(({ label }) => expect(text).toContain(`\n## ${label}\n\n\`\`\``));
});

test('code that a language cannot express is left out', () => {
  expect(samples['media-v2/photos-photobanks']?.markdown).not.toContain('## Python SDK');
});
