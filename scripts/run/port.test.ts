import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ensureFree, findFreePort, readPort } from './port.mjs';

test('readPort() takes 3000 unless told otherwise, and nothing that is no port', () => {
  expect([readPort(undefined), readPort('8080'), readPort('0')]).toEqual([3000, 8080, 0]);
  for (const text of ['x', '-1', '65536', '80.5', '']) {
    expect(() => readPort(text)).toThrow(`PORT is "${text}", which is not a port number.`);
  }
});

test('ensureFree() says which port is already in use and how to choose another', async () => {
  await ensureFree(await findFreePort());
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await expect(ensureFree(port)).rejects.toThrow(
    `Port ${port} is already in use. Stop the other process, or choose another port: PORT=${port + 1} npm start`,
  );
  // `npm start` says so before it does anything: this folder has no packages to install.
  const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
  const { status, stderr, stdout } = spawnSync('node', [path.resolve('scripts/start.mjs')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`Port ${port} is already in use`);
});
