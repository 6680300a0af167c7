import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { contractNames } from '#contract/names';
import { provider } from '#provider';

/** A folder with nothing but what readers download. */
const folder = mkdtempSync(path.join(tmpdir(), 'contract-watch-'));
copyFileSync('build/downloads/contract-watch.mjs', path.join(folder, 'contract-watch.mjs'));
for (const [name, bytes] of Object.entries(unzipSync(readFileSync('build/api-archive.zip')))) {
  mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(folder, name), bytes);
}

/** Serves the documents of the site. */
const server = createServer(({ url }, response) => {
  response.end(readFileSync(`build${url}`));
}).listen(0, '127.0.0.1');

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function run(...args: string[]) {
  const child = spawn(process.execPath, ['contract-watch.mjs', ...args], { cwd: folder });
  let [out, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, out, errors };
}

it.each(contractNames.flatMap((name) => [`${name}.json`, `${name}.yaml`]))(
  'contract-watch.mjs finds nothing in the examples of the archive with %s',
  async (file) => {
    const { port } = server.address() as AddressInfo;
    const [name = ''] = file.split('.');
    const contract = ['--contract', `http://127.0.0.1:${port}/openapi/${file}`];
    // The whole Media API v1 is deprecated.
    const allowed = name === 'media-v1' ? ['--allow-deprecated'] : [];
    const { code, out, errors } = await run(...contract, ...allowed, `examples/${name}`);
    expect(out + errors).toContain(': no findings.');
    expect(code).toBe(0);
  },
);

it('contract-watch.mjs exits with 1 at findings', async () => {
  writeFileSync(path.join(folder, 'searchItems.request.json'), '{ "query": "Munich" }');
  const args = ['--contract', 'openapi/media-v2.yaml', 'searchItems.request.json'];
  const { code, out } = await run(...args);
  expect(out).toContain('Add the field "language".');
  expect(code).toBe(1);
});

it('contract-watch.mjs exits with 2 at wrong usage, and says why', async () => {
  const { code, out, errors } = await run('--contracts', 'x');
  expect(errors).toContain("Unknown option '--contracts'");
  expect([code, out]).toEqual([2, '']);
});

it('contract-watch.mjs checks against the contract of the site by default', async () => {
  const { code, out } = await run('--help');
  expect(out).toContain(`${provider.site}/openapi/media-v2.json`);
  expect(code).toBe(0);
});
