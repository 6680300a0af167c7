import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runCommand } from './run-command';

const folder = mkdtempSync(path.join(tmpdir(), 'genja-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string | Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

const encode = (text: string) => new TextEncoder().encode(text);
const noInput = () => encode('');

describe('npm run genja', () => {
  test('prints the output of a file with its data', () => {
    const template = write('a.txt', "v# {{ place|m('6') }}");
    const data = write('a.json', '{ "place": "škola" }');
    const result = runCommand([template, '--data', data, '--language', 'cs'], noInput);
    expect(result).toEqual({ stdout: 've škole\n', stderr: '', exitCode: 0 });
  });

  test.each(['--help', '-h'])('%s says how to use it', (option) => {
    const { stdout, exitCode } = runCommand([option], noInput);
    expect(stdout).toContain('Usage: npm run genja');
    expect(exitCode).toBe(0);
  });

  test('reads the template from standard input', () => {
    expect(runCommand(['-'], () => encode('{{ 1 + 1 }}')).stdout).toBe('2\n');
  });

  test('keeps the order of keys and all digits, and drops a byte order mark', () => {
    const template = write('b.txt', '\uFEFF{{ d }}');
    const data = write(
      'b.json',
      '\uFEFF{"d": {"2026": 12345678901234567890, "2025": 1, "2025": 2}}',
    );
    expect(runCommand([template, '--data', data], noInput)).toEqual({
      stdout: "{'2026': 12345678901234567890, '2025': 2}\n",
      stderr: `Warning: ${data}: An object has "2025" twice, and the last value counts.\n`,
      exitCode: 0,
    });
  });

  test('shows a mistake with its caret and exit code 1', () => {
    const { stderr, exitCode } = runCommand(['-'], () => encode('{{ 1|uper }}'));
    expect(stderr).toContain('  {{ 1|uper }}\n       ^^^^\nDid you mean `upper`?');
    expect(exitCode).toBe(1);
  });

  test('names a file in another encoding', () => {
    const other = write('latin2', Uint8Array.of(0x22, 0xe8, 0x22));
    for (const args of [[other], [write('c.txt', 'a'), '--data', other]]) {
      const { stderr } = runCommand(args, noInput);
      expect(stderr).toBe(`${other} is not in UTF-8. Save it in UTF-8.\n`);
    }
  });

  test.each([
    [[], /Usage/],
    [['-', '--language', 'de'], /cs or en/],
    [['/no/such/file'], /^There is no file \/no\/such\/file\. Check/],
    [[folder], /is a folder\. Name a file in it/],
    [['-', '--data', folder], /is a folder/],
    [['-', '--data', write('null.json', 'null')], /null\.json: The data has to be an object/],
    [['-', '--data', write('list.json', '[1]')], /list\.json: The data has to be an object/],
    [['-', '--data='], /There is no file \. /],
    [[`${write('d.txt', 'a')}/x`], /is inside a file, not a folder/],
    [['-', '--colour'], /colour/],
  ])('%j is explained', (args, message) => {
    const { stderr, exitCode } = runCommand(args, noInput);
    expect(stderr).toMatch(message);
    expect(exitCode).toBe(1);
  });
});
