import { expect, test } from 'vitest';
import { findExecution, loadExecuted } from './load-executed';
import { loadPrograms } from './load-programs';
import { KEY_PLACEHOLDER } from './request';

const programs = await loadPrograms();

test('every sample of the site has been executed as it is now', async () => {
  const executed = await loadExecuted();
  const outdated: string[] = [];
  for (const program of programs) {
    if (await findExecution(program, executed)) continue;
    outdated.push(`${program.language}: ${program.name}`);
  }
  const remedy = 'Execute the samples and record what ran: npm run samples:record';
  expect(outdated, `${outdated.length} programs have changed. ${remedy}`).toEqual([]);
});

test('every sample of the site names the key exactly once', () => {
  const others = programs.filter(({ text }) => text.split(KEY_PLACEHOLDER).length !== 2);
  expect(others.map(({ language, name }) => `${language}: ${name}`)).toEqual([]);
});

test('findExecution() finds nothing for a sample that has changed', async () => {
  const execution = { toolchain: 'Perl 5.36.0', date: '2026-11-21', programs: { a: 'cc42155088' } };
  const program = { name: 'a', language: 'perl', text: 'print(1)\n' };
  expect(await findExecution(program, { perl: execution })).toBe(execution);
  expect(await findExecution({ ...program, text: 'print(2)\n' }, { perl: execution })).toBe(
    undefined,
  );
  expect(await findExecution({ ...program, name: 'b' }, { perl: execution })).toBe(undefined);
});
