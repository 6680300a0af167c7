import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listTests } from '../../testing/list-tests';
import { claims } from './claims';
import type { AccessibilityRecord } from './to-record';

const record = JSON.parse(
  readFileSync('src/features/accessibility/record.json', 'utf8'),
) as AccessibilityRecord;

describe('the accessibility record', () => {
  it('says what the claims say; else run npm test and npm run accessibility:record', () => {
    const recorded = record.claims.map(({ tests, ...claim }) => ({
      ...claim,
      tests: tests.map(({ file, title }) => `${file}: ${title}`),
    }));
    expect(recorded).toEqual(
      claims.map(({ tests, ...claim }) => ({
        ...claim,
        tests: tests.flatMap(({ file, titles }) => titles.map((title) => `${file}: ${title}`)),
      })),
    );
  });

  it('names only tests that exist and are not skipped', () => {
    const missing = record.claims
      .flatMap(({ tests }) => tests)
      .filter(({ file, title }) => !listTests(readSource(file)).includes(title));
    expect(missing.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  });

  it('counts checks of every test, a day, and with what was tested', () => {
    expect(record.claims.flatMap(({ tests }) => tests).filter(({ checks }) => checks < 1)).toEqual(
      [],
    );
    expect(record.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(record.tools).toMatch(/^Chromium \d.*, axe-core \d/);
    expect(record.pages).toBeGreaterThan(200);
  });
});

function readSource(file: string): string {
  return readFileSync(`tests/browser/${file}`, 'utf8');
}
