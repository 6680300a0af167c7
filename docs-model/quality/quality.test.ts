import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, test, vi } from 'vitest';
import type { LoadContext } from '@docusaurus/types';
import { languages } from '#samples/languages';
import quality from '../../plugins/quality';
import { printPage } from '../pages/page';
import { loadRecords, RECORD_FILES, requireCurrent } from './load-records';
import type { Records } from './load-records';
import { toQualityPage } from './page';

const folder = mkdtempSync(path.join(tmpdir(), 'quality-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

/** The repository with another content of one file, or without it. */
function replace(file: string, content?: string): string {
  const root = mkdtempSync(path.join(folder, 'root-'));
  const steps = file.split('/');
  steps.forEach((step, depth) => {
    const parent = steps.slice(0, depth).join('/');
    mkdirSync(path.join(root, parent), { recursive: true });
    for (const name of readdirSync(parent || '.')) {
      if (name === step) continue;
      symlinkSync(path.resolve(parent, name), path.join(root, parent, name));
    }
  });
  if (content !== undefined) writeFileSync(path.join(root, file), content);
  return root;
}

/** Without the spaces that align tables. */
const print = (records: Records) => printPage(toQualityPage(records)).replace(/ +/g, ' ');

describe('loadRecords()', () => {
  it.each(Object.values(RECORD_FILES))('stops when %s is missing', async (file) => {
    await expect(loadRecords(replace(file))).rejects.toThrow(
      new RegExp(`^${file}, a record of the page /quality/, is missing. (Run: npm run|Restore)`),
    );
  });

  it('stops at a record that cannot be read', async () => {
    const root = replace('samples/executed.json', '{ "curl": ');
    await expect(loadRecords(root)).rejects.toThrow('samples/executed.json');
  });

  const records = Object.entries({
    'samples/executed.json': [/"general-v3\/basic": "\w+"/, 'curl: general-v3/basic', 'samples'],
    'samples/tutorials/executed.json': [/"newsroom": "\w+"/, 'the tutorial newsroom', 'tutorials'],
    'tests/engines/passed.json': [
      /"fingerprint": "\w+"/,
      'one of tests/engines/journeys.ts, testing/browser/kinds.ts',
      'engines',
    ],
    'tests/accessibility/passed.json': [
      /"fingerprint": "\w+"/,
      'one of tests/accessibility/page-kinds.spec.ts, testing/browser/axe.ts, testing/browser/kinds.ts',
      'accessibility',
    ],
    'benchmarks/weights.json': [
      /"fingerprint": "\w+"/,
      'one of benchmarks/measure-bytes.ts, benchmarks/peers.ts, testing/browser/kinds.ts',
      'weights',
    ],
  } satisfies Record<string, [RegExp, string, string]>);

  it.each(records)('finds that %s is older than what it is about', async (file, about) => {
    const [pattern, named, command] = about;
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(pattern, (line) => line.replace(/: "\w+"/, ': "0000000000"'));
    expect(changed).not.toBe(text);
    const { outdated } = await loadRecords(replace(file, changed));
    expect(outdated).toContain(`${file} is older than ${named}. Run: npm run ${command}:record`);
  });

  it.each([
    ['testing/browser/kinds.ts', 'accessibility'],
    ['testing/browser/kinds.ts', 'weights'],
    ['benchmarks/peers.ts', 'weights'],
  ])('finds that after a change of %s, %s must be recorded again', async (file, command) => {
    const root = replace(file, `${readFileSync(file, 'utf8')}\n`);
    expect((await loadRecords(root)).outdated.join()).toContain(`Run: npm run ${command}:record`);
  });

  it('lets pages change without new records of them', async () => {
    const file = 'content/gkb/glossary.mdx';
    const { outdated } = await loadRecords(replace(file, `${readFileSync(file, 'utf8')}\nMore.\n`));
    expect(outdated).toEqual([]);
  });

  it('finds a recorded sample that the site no longer has', async () => {
    const file = 'samples/executed.json';
    const text = readFileSync(file, 'utf8').replace('"samples": {', '"samples": {"gone": "0",');
    expect((await loadRecords(replace(file, text))).outdated.join()).toContain(
      'the end of curl: gone',
    );
  });
});

describe('a build', () => {
  const file = 'tests/engines/passed.json';
  const old = () =>
    replace(file, readFileSync(file, 'utf8').replace(/"fingerprint": "\w+"/, '"fingerprint": "0"'));
  const load = (siteDir: string) => quality({ siteDir } as LoadContext);

  it('stops at an outdated record, with the command that updates it', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(load(old())).rejects.toThrow(
      /needs newer records:\n {2}tests\/engines\/passed\.json .* Run: npm run engines:record\n/,
    );
  });

  it('stops at a missing record', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(load(replace(file))).rejects.toThrow(`${file}, a record`);
  });
});

describe('toQualityPage()', async () => {
  const records = await loadRecords();

  it('says of each language what ran, when, and with what', () => {
    const page = print(records);
    for (const { id, label } of languages) {
      const { toolchain, samples } = records.executed[id]!;
      expect(page).toContain(`| ${label} | ${toolchain} | ${Object.keys(samples).length} |`);
    }
  });

  it('has the numbers of the records, and no others', () => {
    const changed: Records = {
      ...records,
      accessibilityRuns: {
        ...records.accessibilityRuns,
        tools: ['Browser 9.9'],
        kinds: [
          { kind: 'home', route: '/', windows: [{ width: 360, rules: 77 }] },
          { kind: 'not found', route: '/404.html', windows: [{ width: 360, rules: 66 }] },
        ],
      },
      weights: {
        ...records.weights,
        kinds: [
          { kind: 'guide', route: '/g/', bytes: 12_345, stock: 6789 },
          { kind: 'all operations', route: '/openapi/', bytes: 23_456 },
        ],
        tools: [{ tool: 'Tool 1.2', bytes: 1_345_678 }],
      },
      browserRuns: { ...records.browserRuns, engines: { 'Engine 1.2': 7 }, journeys: ['a', 'b'] },
      budgets: { pages: { medianBytes: 4321 }, search: { firstResultMs: 1 } },
      tasks: { requests: [{ api: 'media-v1' }], templates: [{}], facts: [] },
      apis: [{ title: 'One', operations: 9, executed: 8, errors: 7, onDemand: 6 }],
    };
    const page = print(changed);
    expect(page).toContain('| Engine 1.2 | 7 of 2 |');
    expect(page).toContain('with Browser 9.9, without');
    expect(page).toContain('| [Home](/) | 77 |');
    expect(page).toContain('| Page that does not exist | 66 |');
    expect(page).toContain('| [Guide](/g/) | 12\u00a0KB | 7\u00a0KB |');
    expect(page).toContain('| [Interactive API reference](/openapi/) | 23\u00a0KB | – |');
    expect(page).toContain('| This site | 23\u00a0KB |');
    expect(page).toContain('| Tool 1.2 | 1,346\u00a0KB |');
    expect(page).toMatch(/\| Median page.*\| 4\u00a0KB \|/);
    expect(page).toContain('| Media API v1 | 1 |');
    expect(page).toContain('| One | 9 | 8 | 7 | 6 |');
  });

  it('lists each sample with its page and its languages', () => {
    const page = print(records);
    expect(page).toContain('/api_media2/guide/code/tagging-basic/');
    expect(page).toContain('(/api_general/quick/perl/) | Perl |');
    expect(page).toMatch(/photos-photobanks.*all but Python SDK/);
  });

  it('says which records are outdated', () => {
    const outdated = ['samples/executed.json is older than curl: a. Run: b'];
    expect(print({ ...records, outdated })).toContain(outdated[0]);
    expect(print({ ...records, outdated: [] })).not.toContain('older than');
  });

  it('stops at a budget of bytes that it has no words for', () => {
    const budgets = { pages: { homeBytes: 1 } };
    expect(() => toQualityPage({ ...records, budgets })).toThrow('"pages.homeBytes"');
  });
});

test('requireCurrent() accepts records that are current', async () => {
  const records = await loadRecords();
  expect(() => requireCurrent({ ...records, outdated: [] })).not.toThrow();
});
