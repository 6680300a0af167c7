import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { delay, delayPrograms, keepPresses } from './late-programs';

const folder = mkdtempSync(path.join(tmpdir(), 'programs-'));

afterAll(() => rmSync(folder, { recursive: true }));

const PAGE =
  '<head><script src=/runtime.js defer></script><script src=/main.js defer></script></head>' +
  '<body><p>Text</p></body>';

test('delay() starts the programs at the end of the page, its own before those of all pages', () => {
  const page = delay(PAGE, ['/a.js', '/b.js']);
  expect(page).toMatch(
    /^<head><\/head><body><p>Text<\/p><script data-files="\/a\.js \/b\.js \/runtime\.js \/main\.js">/,
  );
  expect(page).not.toContain(' defer');
});

test('delay() puts the same script on all pages, so that one hash allows it', () => {
  const toScript = (page: string) => />(\{.*\})<\/script>/.exec(page)?.[1];
  expect(toScript(delay(PAGE, ['/a.js']))).toBeDefined();
  expect(toScript(delay(PAGE, ['/a.js']))).toBe(toScript(delay(PAGE, [])));
});

test('delayPrograms() rewrites the pages that it is given, and stops at one that is missing', async () => {
  mkdirSync(path.join(folder, 'gkb'));
  writeFileSync(path.join(folder, 'gkb/index.html'), PAGE);
  await delayPrograms(folder, { '/gkb/': ['/a.js'] });
  expect(readFileSync(path.join(folder, 'gkb/index.html'), 'utf8')).toContain(
    '/a.js /runtime.js /main.js',
  );
  expect(readFileSync(path.join(folder, 'gkb/index.html'), 'utf8')).toContain('window.early');
  const warning = PAGE.replace('Text', '<script>__docusaurus-base-url-issue-banner</script>');
  writeFileSync(path.join(folder, 'index.html'), warning);
  await delayPrograms(folder, { '/': ['/a.js'] });
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(keepPresses(warning));
  await expect(delayPrograms(folder, { '/no/': [] })).rejects.toThrow(
    /no\/index\.html is missing, although the build made \/no\//,
  );
});

test('delayPrograms() stops at a page whose programs it would lose', async () => {
  mkdirSync(path.join(folder, 'odd'));
  for (const page of [
    PAGE.replaceAll(' defer', ''),
    PAGE.replace('</head>', ''),
    PAGE.replace('</body>', ''),
  ]) {
    writeFileSync(path.join(folder, 'odd/index.html'), page);
    await expect(delayPrograms(folder, { '/odd/': [] })).rejects.toThrow(
      /odd\/index\.html has not the two deferred scripts/,
    );
    expect(readFileSync(path.join(folder, 'odd/index.html'), 'utf8')).toBe(page);
  }
});
