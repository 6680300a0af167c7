import { expect, test } from 'vitest';
import { runPage } from '../testing/run-page';
import { migrationTables } from './contract-tables';
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
  expect(page).toMatch(/domain`\]\S+ +\| none +\| If it's a section/);
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

test('migrationTables() suggests the nearest name', async () => {
  await expect(runPage('<MigrationTable of="requst" />', migrationTables())).rejects.toThrow(
    'Did you mean "request"?',
  );
});
