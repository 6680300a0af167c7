import { expect, test } from 'vitest';
import { languages } from '@docs/vendor/samples';
import { loadPageSamples } from './load-samples';

const samples = await loadPageSamples();

test('loadPageSamples() prints every language that is no tab, highlighted', () => {
  const more = samples['media-v2/tagging-basic']?.more ?? {};
  expect(Object.keys(more)).toEqual(languages.slice(3).map(({ id }) => id));
  expect(more.php?.keyed).toBe('php');
  expect(more.php?.html).toContain('<span class="f">curl_init</span>');
  expect(more.java?.tested?.details).toMatch(/^Our tests run this code/);
});

test('the Markdown of an example has all languages', () => {
  const text = samples['media-v2/tagging-basic']?.markdown ?? '';
  expect(text).toMatch(/^# .*\n\n`POST \/v2\/nlp\/analyze` in each programming language\.\n/);
  const headings = [...text.matchAll(/^## (.*)\n\n```/gm)].map(([, label]) => label);
  // Markdown escapes the sign at the end of a heading.
  expect(headings).toEqual(languages.map(({ label }) => label.replace('#', '\\#')));
});

test('the code of a sample stays as it is in Markdown', () => {
  const text = samples['media-v2/tagging-basic']?.markdown ?? '';
  expect(text).toContain(
    "curl --fail-with-body -X POST \\\n  'https://media-api.geneea.com/v2/nlp/analyze' \\\n",
  );
  expect(text).toMatch(/\n```\n$/);
});

test('code that a language cannot express is left out', () => {
  expect(samples['media-v2/photos-photobanks']?.markdown).not.toContain('## Python SDK');
});
