import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadExamples } from '@docs/openapi/node';
import { findPython } from './run/find-toolchain';
import { createExampleSandbox, toRequest } from './servers/example-sandbox';

const SCRIPT = path.resolve('site/samples/quick-start/media-v2/store.py');
const READ = 'import sqlite3; print(*sqlite3.connect("tags.db").execute("SELECT * FROM tags"))';
const { command, missing } = findPython();

it.skipIf(missing)(
  'store.py stores the tags of an analysis once, or prints a sentence',
  async () => {
    const cwd = mkdtempSync(path.join(tmpdir(), 'store-'));
    onTestFinished(() => rmSync(cwd, { recursive: true }));
    const run = (args: string[], input = '') =>
      spawnSync(command.join(''), ['-W', 'error', ...args], { cwd, input, encoding: 'utf8' });
    const example = (await loadExamples('media-v2')).get('tagging-basic')!;
    const { fetch } = await createExampleSandbox(example, [example]);
    const analysis = await (await fetch(await toRequest(example))).text();
    for (const input of [analysis, analysis]) {
      expect(run([SCRIPT], input)).toMatchObject({
        stdout: 'Tags stored in tags.db: 4\n',
        stderr: '',
      });
    }
    expect(run(['-c', READ]).stdout).toMatch(
      /^(\('1234', '(G|IPTC-)\d+', '[\w ]+', [\d.]+, '\d{6}-\d{6}-[\da-f]{8}'\)\s){4}$/,
    );
    for (const input of ['', 'HTTP 403', '[]', '{"message":"no"}']) {
      const stderr = `The input is not an analysis with an ID: '${input}'\n`;
      expect(run([SCRIPT], input)).toMatchObject({ status: 1, stderr });
    }
  },
);
