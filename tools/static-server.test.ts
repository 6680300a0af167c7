import { rmSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeFiles } from '@docs/utils/node';
import { createFolder } from '@docs/utils/testing';
import { createStaticServer, openServer } from './static-server';

const guide = { 'guide/index.html': 'guide', 'guide/index.md': '# Guide' };
const folder = await createFolder({ 'index.html': 'home', ...guide });
const server = createStaticServer(folder);
const url = await openServer(server, 0);
afterAll(() => void server.close());

/** Sends the path as it is. */
function askRaw(route: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = get({ port: new URL(url).port, path: route });
    request.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
  });
}

// tests/deploy/ has what this server does as others do, and hostile requests.
describe('the server of the built site', () => {
  it('keeps the query on the way to a page', async () => {
    const response = await fetch(`${url}/guide?a=1`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe('/guide/?a=1');
  });

  it('answers with Markdown only where a page has it', async () => {
    const accept = { Accept: 'text/markdown' };
    const ofGuide = await fetch(`${url}/guide/`, { headers: accept });
    const ofHome = await fetch(`${url}/`, { headers: accept });
    expect([await ofGuide.text(), await ofHome.text()]).toEqual(['# Guide', 'home']);
  });

  it('does not serve files of a folder beside its own', async () => {
    const sibling = `${folder}-old`;
    await writeFiles(sibling, [['guide/index.html', 'old']]);
    const status = await askRaw(`/..%2f${path.basename(sibling)}%2fguide`);
    rmSync(sibling, { recursive: true });
    expect(status).toBe(404);
  });

  it('says which port is in use and how to choose another', async () => {
    const port = Number(new URL(url).port);
    await expect(openServer(createStaticServer(folder), port)).rejects.toThrow(
      `Port ${port} is already in use. Stop the other process, or choose another port: npm start -- --port ${port + 1}`,
    );
  });
});
