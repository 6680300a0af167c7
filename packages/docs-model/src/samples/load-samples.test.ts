import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { loadExamples } from '@docs/openapi/node';
import { quickStarts } from '@docs/vendor/site';
import { toArchiveName, toScript } from './tutorials';

// Not executed: PowerShell is not in apt.
const POWERSHELL = 'general-v3/analyze.ps1';
const STORE = 'media-v2/store.py';

test('quickStarts names every file of the quick starts', async () => {
  const entries = await readdir('site/samples/quick-start', {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      `${parentPath}/${name}`.replace('site/samples/quick-start/', ''),
    );
  expect([...quickStarts.map(({ file }) => file), POWERSHELL, STORE].sort()).toEqual(files.sort());
});

test('the PowerShell script sends the request of the other quick starts', async () => {
  const script = await readFile(`site/samples/quick-start/${POWERSHELL}`, 'utf8');
  const body = /@'\n(.*?)\n'@\n/s.exec(script)?.[1];
  const example = (await loadExamples('general-v3')).get('quick-start');
  expect(JSON.parse(body ?? '')).toEqual(example?.body);
});

test('a script and its download are named after the tutorial and the language', () => {
  expect(toScript('tag-archive', 'javascript')).toBe('tag-archive.mjs');
  expect(toScript('tag-archive', 'python')).toBe('tag_archive.py');
  expect(toArchiveName('tag-archive', 'python')).toBe('tag-archive-python.zip');
});
