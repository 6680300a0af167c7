import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ensureFree, findFreePort, readOptions } from './port.mjs';

test('readOptions() takes port 3000 of this computer unless told otherwise, and nothing that is no port', () => {
  expect(readOptions([])).toEqual({ port: 3000, host: '127.0.0.1' });
  expect(readOptions(['--port', '8080'])).toMatchObject({ port: 8080 });
  expect(readOptions(['--port=0', '--host=0.0.0.0'])).toEqual({ port: 0, host: '0.0.0.0' });
  for (const text of ['x', '-1', '65536', '80.5', '']) {
    expect(() => readOptions([`--port=${text}`])).toThrow(
      `--port is "${text}", which is not a port number.`,
    );
  }
});

test('readOptions() takes only the options of the command', () => {
  expect(readOptions(['--rebuild'], { rebuild: { type: 'boolean' } })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    rebuild: true,
  });
  expect(() => readOptions(['--rebuild'])).toThrow("Unknown option '--rebuild'");
});

test.each(['start.mjs', 'serve.ts', 'results/index.ts', 'questions/index.ts'])(
  '%s explains its options',
  (file) => {
    const args = ['--import', 'tsx', `tools/${file}`, '--help'];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toContain(' --');
  },
);

test.each([
  ['bench.mjs', '--help', 0],
  ['deploy-config.ts', 'media-v2', 1],
  ['contract-lint/index.ts', '--help', 0],
])('%s %s says what the command does, and does nothing', (file, option, want) => {
  const args = ['--import', 'tsx', `tools/${file}`, option];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout + stderr).toMatch(/^(".*" is unknown\. )?[A-Z][^\n]*There are no options\.\n$/);
  expect(status).toBe(want);
});

test('ensureFree() says which port is already in use and how to choose another', async () => {
  await ensureFree(await findFreePort());
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(ensureFree(port)).rejects.toThrow(
    `Port ${port} is already in use. Stop the other process, or choose another port: npm start -- --port ${port + 1}`,
  );
  // `npm start` says so before it does anything: this folder has no packages to install.
  const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
  writeFileSync(path.join(folder, '.nvmrc'), '99\n');
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [path.resolve('tools/start.mjs'), '--port', String(port)],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
  expect(status).toBe(1);
  expect(stdout).toMatch(/^This is Node [\d.]+\. 20\.19 .* use 99: nvm install\n$/);
  expect(stderr).toContain(`Port ${port} is already in use`);
});
