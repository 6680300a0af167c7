import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { check } from './report.mjs';

/** Prism reports here what a request or its response violates. */
const HEADER = 'sl-violations';

/**
 * Sends requests through Prism, which validates them and the responses of the sandbox behind it
 * against a document.
 *
 * @param {{ api: string, file: string, requests: object[], keys: object, sandbox: string }} options
 */
export async function sendThroughProxy({ api, file, requests, keys, sandbox }) {
  const proxy = await startProxy(file, sandbox);
  for (const request of requests) {
    const { name, method, path: target } = request;
    await check(`Prism ${api}: ${name}: ${method} ${target}`, async () => {
      const { response, violations } = await send(proxy.url, request, keys);
      if (violations) throw new Error(violations);
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    });
  }
  await check(
    `Prism ${api} reports what a body of a wrong type violates, and nothing else`,
    async () => {
      const wrong = { ...requests.find(({ body }) => body?.startsWith('{')), body: '{"text": 1}' };
      const { violations } = await send(proxy.url, wrong, keys);
      const places = JSON.parse(violations ?? '[]').map(({ location }) => location[0]);
      if (places.length === 0) throw new Error(`It found nothing in ${wrong.path}.`);
      if (places.some((location) => location !== 'request')) throw new Error(violations);
    },
  );
  proxy.stop();
}

/** A proxy that checks no responses would find nothing in those of the sandbox either. */
export async function checkThatResponsesAreRead({ api, file, requests, keys }) {
  const upstream = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json').end('[{"not": "documented"}]');
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const proxy = await startProxy(file, `http://127.0.0.1:${upstream.address().port}`);
  await check(`Prism ${api} reports a response that the document does not allow`, async () => {
    const { violations } = await send(proxy.url, requests[0], keys);
    if (!violations?.includes('"response"')) throw new Error(`It found ${violations}.`);
  });
  proxy.stop();
  upstream.close();
}

async function send(url, { method, path: target, body }, keys) {
  const response = await fetch(url + target, {
    method,
    headers: { ...keys, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    body,
  });
  return { response, violations: response.headers.get(HEADER) };
}

/** Starts Prism on a port that the system chooses. */
function startProxy(file, upstream) {
  const command = path.resolve('node_modules/.bin/prism');
  const args = ['proxy', file, upstream, '--port=0'];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (data) => {
      output += data;
      const url = /listening on (http:\S+)/.exec(output)?.[1];
      if (url) resolve({ url, stop: () => child.kill() });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`Prism ended with ${code}:\n${output}`)));
  });
}
