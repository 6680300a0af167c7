import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NODE_MAJORS, toNode } from '../../tools/run/toolchains.mjs';
import { listPackageExamples } from '../support/package-example';

const examples = listPackageExamples();
const parent = mkdtempSync(path.join(tmpdir(), 'packed-'));
const folder = path.join(parent, 'empty');

const run = (cwd: string, command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8' });

beforeAll(() => {
  const workspaces = ['contracts', ...examples.map(({ name }) => `packages/${name}`)];
  const names = workspaces.map((workspace) => `--workspace=${workspace}`);
  run('.', 'npm', 'pack', '--silent', '--pack-destination', parent, ...names);
  const files = readdirSync(parent).filter((name) => name.endsWith('.tgz'));
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  run(folder, 'npm', 'install', '--silent', ...files.map((name) => `../${name}`));
});

afterAll(() => rmSync(parent, { recursive: true, force: true }));

it.each(examples)('the example of $name runs in an empty folder', ({ code, output }) => {
  writeFileSync(path.join(folder, 'example.ts'), code);
  expect(run(folder, 'npx', 'tsx', 'example.ts')).toBe(`${output.join('\n')}\n`);
});

it('docs-mcp lists its tools over stdio', () => {
  const clientInfo = { name: 'test', version: '1.0.0' };
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
  const messages = [
    { id: 1, method: 'initialize', params },
    { id: 2, method: 'tools/list' },
  ];
  const input = messages.map((message) => JSON.stringify({ jsonrpc: '2.0', ...message }));
  const output = execFileSync('npx', ['docs-mcp'], {
    cwd: folder,
    encoding: 'utf8',
    input: input.join('\n'),
  });
  const { result } = JSON.parse(output.trim().split('\n').at(-1)!) as {
    result: { tools: { name: string }[] };
  };
  expect(result.tools.map(({ name }) => name)).toContain('build_request');
});

const nodes = NODE_MAJORS.map(toNode).filter((node) => existsSync(node));

it.each(['node', ...nodes])('genja renders a file with %s', (node) => {
  writeFileSync(path.join(folder, 'template.txt'), "{{ 3 | unitNum('tree') }}");
  const output = run(folder, node, 'node_modules/.bin/genja', 'template.txt');
  expect(output).toBe('three trees\n');
});
