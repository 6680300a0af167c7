import { expect, it } from 'vitest';
import { loadExecuted } from '#samples/load-executed';
import { readPage } from '../../testing/pages';

it('the page of what was tested names the toolchains and dates of the record, of no older one', async () => {
  const text = readPage('/api_general/quick/tested/')('main').text();
  const executions = Object.entries(await loadExecuted());
  expect(executions.length).toBeGreaterThan(5);
  for (const [, { toolchain, date }] of executions) {
    expect(text).toContain(toolchain);
    expect(text).toContain(toDay(date));
  }
});

/** @example toDay('2026-11-22') // 'November 22, 2026' */
function toDay(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
