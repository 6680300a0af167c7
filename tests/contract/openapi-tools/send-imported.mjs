import { check } from './report.mjs';

/** The values that a reader of each document types in after the import. */
export const KEYS = {
  'media-v2': { 'X-API-Key': 'any' },
  'general-v3': { Authorization: 'user_key any' },
  'media-v1': { Authorization: 'user_key any', 'X-Customer-ID': 'any' },
};

/**
 * Requests that others need before them. Without this order a status of 404 would say something
 * about the state of the sandbox, not about the imported request.
 */
const FIRST = [/^POST .*\/create$/, /^PUT \/v2\/articles\//];
const LAST = [/^DELETE /];

/** Sends every imported request to the sandbox; each has to succeed. */
export async function sendImported({ tool, api, document, requests, sandbox }) {
  const want = Object.values(document.paths).flatMap((item) => Object.keys(item)).length;
  await check(`${tool} imports the ${want} operations of ${api}`, () => {
    if (requests.length !== want) throw new Error(`It imported ${requests.length}.`);
  });
  for (const request of [...requests].sort((a, b) => rank(a) - rank(b))) {
    await check(`${tool} ${api}: ${request.method} ${request.path}`, () =>
      send(request, KEYS[api], sandbox),
    );
  }
}

function rank({ method, path }) {
  const line = `${method} ${path}`;
  const first = FIRST.findIndex((pattern) => pattern.test(line));
  if (first >= 0) return first - FIRST.length;
  return LAST.some((pattern) => pattern.test(line)) ? 1 : 0;
}

async function send({ method, path, body }, keys, sandbox) {
  const hasBody = method !== 'GET' && method !== 'DELETE' && body !== undefined;
  const response = await fetch(sandbox + path, {
    method,
    headers: { ...keys, ...(hasBody && { 'Content-Type': 'application/json' }) },
    ...(hasBody && { body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}\nThe body was: ${body}`);
}
