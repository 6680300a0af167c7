import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const FILES = ['package.json', 'tsconfig.json'];

const isSource = (file: string): boolean =>
  !/node_modules|\.docusaurus|site\/static|content\/\w+\/reference/.test(file);

/** Copies data and code of this repository; what is installed is linked. */
export function copyRepository(name: string): string {
  const root = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const inCopy = (file: string) => path.join(root, file);
  for (const folder of ['contracts', 'packages', 'site', 'tests/second-vendor']) {
    cpSync(folder, inCopy(folder), { recursive: true, filter: isSource });
  }
  for (const file of FILES) cpSync(file, inCopy(file));
  mkdirSync(inCopy('node_modules/@docs'), { recursive: true });
  for (const entry of readdirSync('node_modules').filter((entry) => entry !== '@docs')) {
    symlinkSync(path.resolve('node_modules', entry), inCopy(`node_modules/${entry}`));
  }
  for (const name of readdirSync('node_modules/@docs')) {
    const folder = path.relative('.', realpathSync(`node_modules/@docs/${name}`));
    symlinkSync(inCopy(folder), inCopy(`node_modules/@docs/${name}`));
  }
  return root;
}

/** Prints what each format of a copy has of its last API, or what is missing: see tests/second-vendor/probe.ts. */
export function probe<Results>(root: string): Results {
  const command = ['--import', 'tsx', 'tests/second-vendor/probe.ts'];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1e9 } as const;
  return JSON.parse(execFileSync(process.execPath, command, options)) as Results;
}
