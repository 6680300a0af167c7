import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { tutorials } from '@docs/vendor/site';
import { NODE_MAJORS, toNode } from '../../tools/run/toolchains.mjs';
import { callEveryTool, connect } from '../mcp/call-every-tool';
import { startScript } from '../support/start-script';
import { unzip } from '../support/unzip';

/** Contains only what readers download, and the sample of the page about the client. */
const folder = mkdtempSync(path.join(tmpdir(), 'node-versions-'));
copyFileSync('build/mcp/server.mjs', path.join(folder, 'server.mjs'));
copyFileSync('build/downloads/sandbox.mjs', path.join(folder, 'sandbox.mjs'));
copyFileSync('build/downloads/client.mjs', path.join(folder, 'client.mjs'));
copyFileSync('site/samples/client/analyze.mjs', path.join(folder, 'analyze.mjs'));
unzip('build/downloads/docs-offline.zip', folder, /\/(serve\.mjs|index\.html)$/);

afterAll(() => rmSync(folder, { recursive: true }));

const missing = NODE_MAJORS.map(toNode).every(existsSync)
  ? ''
  : ', which `npm test -- downloads` installs on Linux with an x64 processor';

describe.skipIf(missing).each(NODE_MAJORS)(`with Node.js %i${missing}`, (major) => {
  const run = (cwd: string, ...args: string[]) =>
    execFileSync(toNode(major), args, { cwd: path.join(folder, cwd), encoding: 'utf8' });

  function serve(file: string): Promise<string> {
    const { child, started } = startScript(folder, [file, '--port=0'], toNode(major));
    onTestFinished(() => void child.kill());
    return started;
  }

  it('runs every tool of the MCP server', async () => {
    const client = await connect(folder, toNode(major));
    onTestFinished(() => client.close());
    await callEveryTool(client);
  });

  it('runs the client against the sandbox', async () => {
    vi.stubEnv('MEDIA_API_URL', await serve('sandbox.mjs'));
    vi.stubEnv('MEDIA_API_KEY', 'any');
    expect(run('.', 'analyze.mjs')).toMatch(/^Emmanuel Macron, /);
  });

  it.each(tutorials)('runs the tutorial $name', async ({ name }) => {
    vi.stubEnv('SANDBOX_URL', await serve('sandbox.mjs'));
    // A script continues what it finds in its folder.
    const cwd = `${name}-${major}`;
    unzip(`build/downloads/tutorials/${name}-javascript.zip`, path.join(folder, cwd));
    const output = readFileSync(`site/samples/tutorials/${name}/output.txt`, 'utf8');
    expect(run(cwd, `${name}.mjs`, '--sandbox')).toBe(output);
  });

  it('serves the offline copy', async () => {
    const response = await fetch(await serve('docs-offline/serve.mjs'));
    expect(await response.text()).toContain('<h1');
  });
});
