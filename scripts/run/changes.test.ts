import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { divide, listAffected, readChanges } from './changes.mjs';
import { MOST_SECONDS, PARTS } from './parts.mjs';

function listIds(...files: string[]): string[] {
  return listAffected(PARTS, { base: 'abc1234', files }).map(({ part }) => part.id);
}

describe('listAffected()', () => {
  it.each([
    ['a page', 'content/gkb/index.mdx', ['changed-pages']],
    ['a sidebar', 'content/gkb/sidebar.ts', ['pages']],
    ['a style sheet', 'src/css/custom.css', ['pages', 'axe']],
    ['a component', 'src/page-parts/Fields/index.tsx', ['pages', 'axe', 'engines', 'failures']],
    [
      'the search',
      'src/features/search/box.tsx',
      ['upgrade', 'pages', 'axe', 'queries', 'search-fuzz', 'engines', 'failures'],
    ],
    [
      'the packages',
      'package-lock.json',
      [
        ...['upgrade', 'pages', 'axe', 'operations', 'offline', 'pdf'],
        ...['sandbox-fuzz', 'contract-fuzz', 'engines', 'failures'],
      ],
    ],
    [
      'a patch',
      'docusaurus-patches/aliases.cjs',
      ['upgrade', 'pages', 'axe', 'engines', 'failures'],
    ],
    [
      'a filter of Genja',
      'genja/filters/text.ts',
      ['tutorials', 'pages', 'link-fuzz', 'genja-fuzz', 'engines'],
    ],
    [
      'an operation',
      'sandbox/operations/photos.ts',
      ['tutorials', 'operations', 'load', 'sandbox-fuzz', 'engines', 'openapi-tools'],
    ],
    ['a tutorial', 'samples/tutorials/newsroom/newsroom.mjs', ['tutorials', 'pages']],
    ['a test of tutorials', 'tests/samples/tutorials/clients.test.ts', ['tutorials']],
    ['a test of samples', 'tests/samples/samples.test.ts', ['samples', 'tutorials']],
    ['a printer', 'samples/printers/print-java.ts', ['pages', 'operations']],
    [
      'a contract',
      'contract/gkb/openapi.yaml',
      ['tutorials', 'pages', 'operations', 'sandbox-fuzz', 'contract-fuzz', 'openapi-tools'],
    ],
    ['a server', 'deploy/to-nginx.ts', ['offline', 'load']],
    ['a decision', 'decisions/README.md', []],
    ['a unit test of the contracts', 'contract/compare/compare-json.test.ts', []],
    ['a unit test of a component', 'src/page-parts/Fields/index.test.tsx', []],
    ['a README beside code', 'sandbox/README.md', []],
    ['a README beside tests', 'tests/samples/README.md', []],
    ['a browser test', 'tests/content/widgets.spec.ts', ['pages', 'axe']],
    ['a test of failures', 'tests/search/failures.spec.ts', ['axe', 'queries', 'failures']],
    ['a unit test of Genja', 'tests/genja/oracle.test.ts', ['genja-fuzz']],
    ['a test of the sandbox', 'tests/sandbox/hostile.test.ts', ['sandbox-fuzz']],
  ])('chooses what %s calls for', (_, file, want) => {
    expect(listIds(file)).toEqual(want);
  });

  it('says why', () => {
    const files = ['genja/lexer.ts', 'genja/parser.ts'];
    const reasons = listAffected(PARTS, { base: 'abc1234', files }).map(({ reason }) => reason);
    expect(reasons).toContain('genja/lexer.ts and 1 more changed since abc1234');
  });

  it('tries less hostile input than a full run', () => {
    const [fuzz] = listAffected(PARTS, {
      base: 'abc1234',
      files: ['tests/sandbox/replay.test.ts'],
    });
    expect(fuzz?.part).toMatchObject({ id: 'sandbox-fuzz', env: { SANDBOX_LARGE_BODIES: '300' } });
    expect(PARTS.find(({ id }) => id === 'sandbox-fuzz')?.env).toMatchObject({
      SANDBOX_LARGE_BODIES: '10000',
    });
  });

  it('names the changed pages to the part that tests only them', () => {
    const files = ['content/gkb/index.mdx', 'content/genja/index.mdx', 'README.md'];
    const [affected] = listAffected(PARTS, { base: 'abc1234', files });
    expect(affected?.part.env).toEqual({
      CHANGED_FILES: 'content/gkb/index.mdx\ncontent/genja/index.mdx',
    });
  });

  it('leaves out what another part includes', () => {
    expect(listIds('content/gkb/index.mdx', 'content/gkb/sidebar.ts')).toEqual(['pages']);
  });

  it('chooses everything when the previous state is unknown', () => {
    const optional = PARTS.filter(({ tier }) => tier !== 'test').map(({ id }) => id);
    const chosen = listAffected(PARTS, undefined).map(({ part }) => part.id);
    expect(chosen).toEqual(optional.filter((id) => id !== 'changed-pages'));
  });
});

describe('divide()', () => {
  const listLater = (...files: string[]): string[] =>
    divide(listAffected(PARTS, { base: 'abc1234', files }), MOST_SECONDS).later.map(
      ({ part }) => part.id,
    );

  it('leaves nothing of the usual changes to the weekly run', () => {
    expect(listLater('src/page-parts/Fields/index.tsx')).toEqual([]);
    expect(listLater('sandbox/operations/photos.ts', 'content/gkb/index.mdx')).toEqual([]);
  });

  it('leaves the longest part of a change of everything, and runs what still fits', () => {
    expect(listLater('package-lock.json')).toEqual(['failures']);
  });

  it('knows the time of each part that a change can call for', () => {
    const optional = PARTS.filter(({ inputs }) => inputs);
    expect(optional.filter(({ seconds }) => !seconds).map(({ id }) => id)).toEqual([]);
  });
});

describe('readChanges()', () => {
  let root: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  const commit = (file: string) => {
    writeFileSync(path.join(root, file), file);
    git('add', '.');
    git('commit', '-qm', file);
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'changes-'));
    git('init', '-q');
    commit('a');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('lists the last commit, and what is not committed yet', () => {
    commit('b');
    writeFileSync(path.join(root, 'a'), 'changed');
    writeFileSync(path.join(root, 'new'), '');
    expect(readChanges(root, '')?.files).toEqual(['a', 'b', 'new']);
  });

  it('lists everything since a given commit', () => {
    const base = git('rev-parse', 'HEAD').trim();
    commit('b');
    commit('c');
    expect(readChanges(root, base)?.files).toEqual(['b', 'c']);
  });

  it('knows nothing about a first commit, or since a commit that is not there', () => {
    expect(readChanges(root, '')).toBeUndefined();
    commit('b');
    expect(readChanges(root, '0'.repeat(40))).toBeUndefined();
  });
});

it('every input of a part exists', () => {
  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const missing = PARTS.flatMap(({ inputs = [] }) => inputs).filter(
    (input) =>
      listAffected([{ ...PARTS[0]!, inputs: [input] }], { base: '', files: tracked }).length === 0,
  );
  expect(missing).toEqual([]);
});

it('every test of the full tier belongs to a part', () => {
  const folders = PARTS.flatMap(({ command }) =>
    command.filter((word) => word.startsWith('tests/')),
  );
  const files = execFileSync('git', ['ls-files', 'tests'], { encoding: 'utf8' }).split('\n');
  const isFull = (file: string) =>
    file.endsWith('.full.spec.ts') ||
    (file.endsWith('.spec.ts') &&
      /\b(FULL|firstOf)\b.*\/browser\/tiers/.test(readFileSync(file, 'utf8')));
  const outside = files
    .filter(isFull)
    .filter((file) => !folders.some((folder) => file.startsWith(folder)));
  expect(outside).toEqual([]);
});

it('the workflow gives .ci/run the commit that was tested last', () => {
  const workflow = readFileSync('.github/workflows/site.yml', 'utf8');
  expect(workflow).toContain('CI_BASE: ${{ github.event.before');
  expect(workflow).toContain('fetch-depth: 0');
});
