import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const PACKAGES = readdirSync('packages', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const parent = mkdtempSync(path.join(tmpdir(), 'packed-'));
const folder = path.join(parent, 'empty');

const npm = (cwd: string, ...args: string[]): string =>
  execFileSync('npm', [...args, '--silent', '--no-audit', '--no-fund'], { cwd, encoding: 'utf8' });

beforeAll(() => {
  const workspaces = ['contracts', ...PACKAGES.map((name) => `packages/${name}`)];
  npm('.', 'pack', '--pack-destination', parent, ...workspaces.map((name) => `-w=${name}`));
  const files = readdirSync(parent).filter((name) => name.endsWith('.tgz'));
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  npm(folder, 'install', ...files.map((name) => `../${name}`));
});

afterAll(() => rmSync(parent, { recursive: true, force: true }));

it.each(PACKAGES)('the example of %s runs in an empty folder', (name) => {
  const readme = readFileSync(`packages/${name}/README.md`, 'utf8');
  const code = /^```ts\n([\s\S]*?)^```/m.exec(readme)?.[1] ?? '';
  writeFileSync(path.join(folder, 'example.ts'), code);
  const output = execFileSync('npx', ['tsx', 'example.ts'], { cwd: folder, encoding: 'utf8' });
  const expected = [...code.matchAll(/^\/\/ (.*)$/gm)].map(([, line = '']) => `${line}\n`);
  expect(output).toBe(expected.join(''));
});

it('genja renders a file', () => {
  writeFileSync(path.join(folder, 'template.txt'), "{{ 3 | unitNum('tree') }}");
  const output = execFileSync('npx', ['genja', 'template.txt'], { cwd: folder, encoding: 'utf8' });
  expect(output).toBe('three trees\n');
});
