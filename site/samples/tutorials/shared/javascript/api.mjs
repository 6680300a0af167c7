// Sends requests to the Geneea APIs, with a timeout and retries. Needs Node.js 20 or later.
import { readFile } from 'node:fs/promises';

const SANDBOX = process.env.SANDBOX_URL ?? 'http://127.0.0.1:8787';
const ATTEMPTS = 3;
const TIMEOUT = 60_000; // milliseconds
const LONGEST_PAUSE = 60_000;

/** An error that the person who runs the script can correct; its message is a sentence. */
export class Problem extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

// region: connect
export const openMediaApi = () =>
  connect('MEDIA_API', 'https://media-api.geneea.com', (key) => ({ 'X-API-Key': key }));

export const openGeneralApi = () =>
  connect('GENEEA_API', 'https://api.geneea.com', (key) => ({ Authorization: `user_key ${key}` }));

export const openGenjaApi = () =>
  connect('GENJA_API', 'https://generator.geneea.com', (key) => ({
    Authorization: `user_key ${key}`,
  }));

/** Returns a function that sends one request and resolves to the data of the response. */
function connect(name, defaultUrl, toHeaders) {
  const isSandbox = process.argv.includes('--sandbox');
  const url = isSandbox ? SANDBOX : (process.env[`${name}_URL`] ?? defaultUrl);
  const key = isSandbox ? 'sandbox' : (process.env[`${name}_KEY`]?.trim() ?? '');
  if (!/^https?:\/\/[^/\s]+$/.test(url)) {
    throw new Problem(`"${url}" is not a base URL such as ${defaultUrl}. Correct ${name}_URL.`);
  }
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new Problem(
      key === ''
        ? `The API key is missing. Set ${name}_KEY, or add --sandbox to try the script without a key.`
        : `${name}_KEY contains a character that no key contains.`,
    );
  }
  const headers = { 'Content-Type': 'application/json', ...toHeaders(key) };
  return (method, path, body) => send(url, { method, path, headers, body });
}
// endregion

async function send(url, request) {
  for (let attempt = 1; ; attempt += 1) {
    const result = await sendOnce(url, request);
    if ('data' in result) return result.data;
    const pause = choosePause(attempt, result.retryAfter);
    const isLast = attempt === ATTEMPTS || pause > LONGEST_PAUSE;
    if (isLast || !canRetry(request, result)) {
      throw new Problem(`${request.method} ${request.path}: ${result.problem}`, result.status);
    }
    await new Promise((resolve) => setTimeout(resolve, pause + Math.random() * 1000));
  }
}

/** Other errors stay until the request is corrected. */
function canRetry({ method, path }, { status, isFinal }) {
  if (status === 429) return true;
  if (isFinal || status < 500) return false;
  // The server may have stored the feedback before the failure.
  return !(method === 'POST' && path.endsWith('/feedback'));
}

/** 1, then 2 seconds, or longer if the server asks for it. A random part is added. */
function choosePause(attempt, retryAfter) {
  const seconds = Number(retryAfter);
  const wait = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000;
  return Math.max(1000 * 2 ** (attempt - 1), wait || 0);
}

async function sendOnce(url, { method, path, headers, body }) {
  try {
    const response = await fetch(url + path, {
      method,
      headers,
      body: body && JSON.stringify(body),
      redirect: 'manual', // another host must not get the key
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const text = await response.text();
    const { status } = response;
    const retryAfter = response.headers.get('Retry-After');
    if (!response.ok) return { status, retryAfter, problem: describeStatus(status, text) };
    if (text === '') return { data: undefined };
    if (!response.headers.get('Content-Type')?.includes('json')) {
      return { isFinal: true, problem: `${url} is not the API. Check the host.` };
    }
    return { data: JSON.parse(text) };
  } catch (error) {
    return describeFailure(error, new URL(url).host);
  }
}

function describeStatus(status, text) {
  const advice = {
    400: `The request is not valid: ${text.slice(0, 300)}`,
    401: 'Check the API key.',
    403: 'Check the API key and its permissions.',
    404: 'Check the path, and that the dataset exists.',
    413: 'Send a shorter text.',
    429: 'Send fewer requests at a time.',
  };
  const otherwise = status < 400 ? 'Check the host.' : 'Try again later.';
  return `status ${status}. ${advice[status] ?? otherwise}`;
}

function describeFailure(error, host) {
  const code = error.cause?.code;
  if (code === 'ECONNREFUSED') {
    const remedy = 'Start the sandbox with "node sandbox.mjs", or check the host.';
    return { isFinal: true, problem: `no server listens at ${host}. ${remedy}` };
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return { isFinal: true, problem: `the host ${host} is unknown. Check it.` };
  }
  if (error.name === 'TimeoutError') return { problem: `no response within ${TIMEOUT / 1000} s.` };
  return { problem: `the connection to ${host} broke.` };
}

/** Reads a JSON file beside the script, or another one that is named in the command. */
export async function readJson(defaultName) {
  const name = readArgument() ?? new URL(defaultName, import.meta.url);
  const text = await readFile(name, 'utf8').catch(() => {
    throw new Problem(`The file ${readArgument() ?? defaultName} cannot be read.`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(
      `${readArgument() ?? defaultName} is not a valid JSON file: ${error.message}.`,
    );
  }
}

/** Data from a CMS can lack a field; the message says which one. */
export function checkTexts(data, names, what) {
  for (const name of names) {
    if (typeof data?.[name] === 'string' && data[name].trim() !== '') continue;
    throw new Problem(`${what} needs text in the field "${name}".`);
  }
}

/** The words after the script in the command, without options: `node x.mjs Prague --sandbox`. */
export function readArgument() {
  return process.argv.slice(2).find((argument) => !argument.startsWith('--'));
}

/** Runs a script; what goes wrong is printed as one sentence, and the exit code is 1. */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
