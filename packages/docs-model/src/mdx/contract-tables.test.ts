import { expect, test } from 'vitest';
import { loadIntentions } from '@docs/vendor/node';
import { runPage } from '../testing/run-page';
import { intentionTables, migrationTables } from './contract-tables';
import { resolveTree } from './resolve-page';

test('migrationTables() draws a row for each field, with links of both versions', async () => {
  const page = await runPage('<MigrationTable of="request" />', migrationTables());
  const rows = page
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('|'));
  expect(rows).toHaveLength(14);
  expect(rows[4]).toMatch(
    /^\| \[`perex`\]\(type:media-v1\/ArticleRequest\.perex\) +\| \[`lead`\]\(type:media-v2\/NlpRequest\.lead\) +\| Rename +\|$/,
  );
  expect(page).toMatch(/domain`\]\S+ +\| none +\| If it is a section/);
});

test.each([
  ['response', 'referenceKey', '`referenceKey` in [`metadata`](type:media-v2/Analysis.metadata)'],
  ['tag', 'type', '`gkbEntityType` in [`feats`](type:media-v2/Tag.feats)'],
  ['item', 'Label', '[`stdForm`](type:media-v2/Details.stdForm)'],
])('migrationTables() of a %s says where %s is', async (of, from, to) => {
  const page = await runPage(`<MigrationTable of="${of}" />`, migrationTables());
  const row = page.split('\n').find((line) => line.trim().startsWith(`| [\`${from}\`]`));
  expect(row).toContain(`| ${to} `);
});

test.each(['request', 'response', 'tag', 'item'])(
  'all links of the table of a %s lead somewhere',
  async (of) => {
    const page = await runPage(`<MigrationTable of="${of}" />`, resolveTree());
    expect(page).not.toMatch(/\]\((type|op|term):/);
  },
);

test('intentionTables() links each intention with the console, and its fields with the reference', async () => {
  const page = await runPage('<Intentions of="analyze" />', intentionTables());
  const { analyze = [] } = await loadIntentions('media-v2');
  analyze.forEach(({ id, title }) =>
    expect(page).toContain(`[${title}](/openapi/?intention=${id}#analyze)`),
  );
  expect(page).toContain(
    '[`presentationLanguage: "de"`](/api_media2/reference/NlpRequest/#field-presentationLanguage): ',
  );
});

test('intentionTables() finds fields of types inside the body, and says what is left out', async () => {
  const photos = await runPage('<Intentions of="recommendPhotos" />', intentionTables());
  expect(photos).toContain('(/api_media2/reference/ConstraintTag/#field-noneOf)');
  expect(photos).toContain('Without [`returnObjectFields`]');
});

test.each([
  ['<MigrationTable of="requst" />', migrationTables(), 'request'],
  ['<Intentions of="analyz" />', intentionTables(), 'analyze'],
])('%s suggests the nearest name', async (page, step, name) => {
  await expect(runPage(page, step)).rejects.toThrow(`Did you mean "${name}"?`);
});
