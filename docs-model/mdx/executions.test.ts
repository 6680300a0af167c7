import { expect, test } from 'vitest';
import { loadExecuted } from '#samples/load-executed';
import { runPage } from '../../testing/run-page';
import { executions } from './executions';

test('executions() lists the languages with their toolchains', async () => {
  const page = await runPage('<Executions of="languages" />', executions());
  const { perl } = await loadExecuted();
  expect(page).toContain(
    `| Perl | ${perl?.toolchain} | ${Object.keys(perl?.samples ?? {}).length}`,
  );
});

test('executions() lists the scripts with their pages and languages', async () => {
  const page = await runPage('<Executions of="samples" />', executions());
  expect(page).toContain('/api_media2/guide/code/tagging-basic/');
  expect(page).toContain('(/api_general/quick/perl/) | Perl |');
  expect(page).toMatch(/photos-photobanks.*all but Python SDK/);
});

test('executions() stops at a table that does not exist', async () => {
  await expect(runPage('<Executions of="language" />', executions())).rejects.toThrow(
    'Did you mean "languages"',
  );
});
