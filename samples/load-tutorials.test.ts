import { expect, it } from 'vitest';
import { describeTutorialRun } from './load-tutorials';
import { toArchiveName, toScript, tutorials } from './tutorials';

it.each(tutorials)('the scripts of "$name" have been run as they are now', async (tutorial) => {
  const badge = await describeTutorialRun(tutorial);
  const remedy = 'Run the scripts and record their output: npm run tutorials:record';
  expect(badge?.label, remedy).toBe('Tested against the sandbox');
  expect(badge?.details).toMatch(
    /^Run on \w+ \d+, \d{4} with Node\.js [\d.]+ and Python [\d.]+\.$/,
  );
});

it('a tutorial without a record has no badge', async () => {
  const [tutorial] = tutorials;
  expect(await describeTutorialRun({ ...tutorial!, title: 'Changed' })).toBe(undefined);
});

it('a script and its download are named after the tutorial and the language', () => {
  expect(toScript('tag-archive', 'javascript')).toBe('tag-archive.mjs');
  expect(toScript('tag-archive', 'python')).toBe('tag_archive.py');
  expect(toArchiveName('tag-archive', 'python')).toBe('tag-archive-python.zip');
});
