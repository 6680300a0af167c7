import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '@docs/utils/testing';

test('a command whose output nobody reads any more does all of its work', async () => {
  const file = path.join(await createFolder(), 'done.txt');
  const script = `
    import { writeFileSync } from 'node:fs';
    import ${JSON.stringify(path.resolve('tools/run/steps.mjs'))};
    for (let line = 0; line < 3; line++) {
      console.log('A line');
      console.error('A line');
      await new Promise((resolve) => setTimeout(resolve));
    }
    writeFileSync(${JSON.stringify(file)}, 'done');
  `;
  // Nothing reads it; a write then fails with EPIPE.
  const command = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  command.stdout.destroy();
  command.stderr.destroy();
  expect(await new Promise((resolve) => command.on('close', resolve))).toBe(0);
  expect(await readFile(file, 'utf8')).toBe('done');
});
