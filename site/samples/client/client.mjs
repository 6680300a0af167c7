// Sends requests to the Geneea APIs, with a timeout and retries. Needs Node.js 18 or later.

export class RequestError extends Error {
  constructor(message, status) {
    super(message);
    this.name = 'RequestError';
    this.status = status;
  }
}

// region: clients
export const createMediaClient = (options) =>
  createClient({
    baseUrl: process.env.MEDIA_API_URL ?? 'https://media-api.geneea.com',
    headers: { 'X-API-Key': readKey('MEDIA_API_KEY') },
    ...options,
  });

export const createGeneralClient = (options) =>
  createClient({
    baseUrl: process.env.GENERAL_API_URL ?? 'https://api.geneea.com',
    headers: { Authorization: `user_key ${readKey('GENEEA_API_KEY')}` },
    ...options,
  });

function readKey(name) {
  const key = process.env[name]?.trim();
  if (key) return key;
  throw new RequestError(`The API key is missing. Set the environment variable ${name}.`);
}
// endregion

export const createGenjaClient = (options) =>
  createClient({
    baseUrl: process.env.GENJA_API_URL ?? 'https://generator.geneea.com',
    headers: { Authorization: `user_key ${readKey('GENJA_API_KEY')}` },
    ...options,
  });

// region: retry
const DEFAULTS = {
  attempts: 5,
  timeout: 60_000, // milliseconds, for one attempt
  firstPause: 1_000,
  longestPause: 60_000,
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
  log: (entry) => console.warn(JSON.stringify(entry)),
};

/** Returns a function that sends one request and resolves to the data of the response. */
export function createClient(options) {
  const settings = { ...DEFAULTS, ...options };
  checkSettings(settings);
  return async function send(name, path, body) {
    const method = name.toUpperCase();
    // Otherwise the path could change the host, which gets the key.
    if (!path.startsWith('/')) throw new RequestError(`The path "${path}" has no slash in front.`);
    for (let attempt = 1; ; attempt += 1) {
      const result = await sendOnce(settings, method, path, body);
      settings.log({ method, path, attempt, ...toLogEntry(result) });
      // An earlier attempt may have deleted it.
      const isGone = method === 'DELETE' && attempt > 1 && result.status === 404;
      if (result.isDone || isGone) return result.data;
      const pause = choosePause(settings, attempt, result.retryAfter);
      const isLast = attempt >= settings.attempts || pause > settings.longestPause;
      if (isLast || !canRetry(method, path, result.status)) {
        throw new RequestError(`${method} ${path}: ${result.problem}`, result.status);
      }
      // The random part keeps clients that failed together apart.
      await settings.sleep(pause + settings.random() * settings.firstPause);
    }
  };
}

/** 429, 5xx, and broken connections pass; any other error stays until the request is fixed. */
function canRetry(method, path, status) {
  if (status === 429) return true;
  if (status < 500) return false;
  // The server may have done its work before the failure. Check before you create again.
  return !(method === 'POST' && /\/(create|feedback)\/?($|\?)/.test(path));
}

/** 1, 2, 4, 8 seconds, or longer if the server asks for it. */
function choosePause({ firstPause }, attempt, retryAfter) {
  const backoff = firstPause * 2 ** (attempt - 1);
  return Math.max(backoff, readRetryAfter(retryAfter));
}

/** The header contains seconds or a date. */
function readRetryAfter(value) {
  if (!value) return 0;
  const seconds = Number(value);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Math.max(milliseconds, 0) || 0;
}
// endregion

async function sendOnce({ baseUrl, headers, timeout }, method, path, body) {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  try {
    const response = await fetch(baseUrl + path, {
      method,
      headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: 'manual', // another host must not get the key
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    const retryAfter = response.headers.get('Retry-After');
    return { ...readResponse(response, text, baseUrl), retryAfter, milliseconds: elapsed() };
  } catch (error) {
    return { problem: describeFailure(error, baseUrl, timeout), milliseconds: elapsed() };
  }
}

function readResponse({ ok, status, headers }, text, baseUrl) {
  const location = headers.get('Location');
  if (status >= 300 && status < 400 && location !== null) {
    return {
      status,
      problem: `the server redirects to ${location}. Check the base URL ${baseUrl}.`,
    };
  }
  if (!ok) return { status, problem: `status ${status}. ${ADVICE[status] ?? ''} ${text}`.trim() };
  if (text === '') return { status, isDone: true };
  if (!headers.get('Content-Type')?.includes('json')) {
    return { status, problem: `the response is not JSON. Check the base URL ${baseUrl}.` };
  }
  try {
    return { status, isDone: true, data: JSON.parse(text) };
  } catch {
    return { problem: 'the response is incomplete.' };
  }
}

const ADVICE = {
  401: 'Check the key and its header.',
  403: 'Check the key and its permissions.',
  404: 'Check the path, and that the dataset, article, or tag exists.',
  413: 'Send a shorter text.',
  429: 'Send fewer requests at a time.',
};

function describeFailure(error, baseUrl, timeout) {
  const host = baseUrl.replace(/^https?:\/\//, '');
  const code = error.cause?.code;
  if (error.name === 'TimeoutError') return `no response within ${timeout / 1000} seconds.`;
  if (['ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
    return `the host ${host} is unknown. Check the base URL.`;
  }
  if (code === 'ECONNREFUSED') {
    return `no server listens at ${host}. Check the base URL, and that the server is running.`;
  }
  return `the connection to ${host} broke (${code ?? error.message}).`;
}

function checkSettings({ baseUrl, headers }) {
  if (!/^https?:\/\/([^/\s:@?#[\]]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(baseUrl)) {
    throw new RequestError(`"${baseUrl}" is not a base URL such as https://api.geneea.com.`);
  }
  if (!/^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/i.test(baseUrl)) {
    throw new RequestError(`${baseUrl} would get the API key without encryption. Use https.`);
  }
  // Checks the key before the first request; the message of the error would contain it.
  const isValid = Object.values(headers).every((value) => /^[\x20-\x7e]+$/.test(value));
  if (!isValid) throw new RequestError('The API key contains a character that no key contains.');
}

// region: log
/** Logs each attempt, without the request and the key. */
function toLogEntry({ status, milliseconds, problem, data }) {
  return {
    status,
    milliseconds,
    problem,
    usedChars: data?.usedChars,
    referenceKey: data?.referenceKey ?? data?.metadata?.referenceKey,
  };
}
// endregion

// region: pages
/**
 * Yields the pages of a photo recommendation, each photo once.
 * A cursor that is no longer valid makes it begin again and skip the photos that it has yielded.
 * @throws {RequestError} if more than `mostPages` pages have photos
 */
export async function* listPhotoPages(send, dataset, request, { mostPages = 20 } = {}) {
  const path = `/v2/photos/${encodeURIComponent(dataset)}/recommend`;
  const seen = new Set();
  let cursor = '*';
  let hasRestarted = false;
  let count = 0;
  while (cursor) {
    let page;
    try {
      page = await send('POST', path, { ...request, cursor });
    } catch (error) {
      if (error.status !== 400 || cursor === '*' || hasRestarted) throw error;
      hasRestarted = true;
      cursor = '*';
      count = 0;
      continue;
    }
    if (page.photosIds.length === 0) return;
    count += 1;
    if (count > mostPages) {
      throw new RequestError(
        `The limit of ${mostPages} pages is reached, but more pages remain. Pass a larger mostPages.`,
      );
    }
    const photosIds = page.photosIds.filter((id) => !seen.has(id));
    const photos = page.photos?.filter(({ id }) => !seen.has(id));
    for (const id of photosIds) seen.add(id);
    if (photosIds.length > 0) yield { ...page, photosIds, photos };
    cursor = page.nextCursor;
  }
}
// endregion

// region: create
/** Creates an editorial tag. After a failure that hides whether it was created, it looks first. */
export async function createTag(send, tag) {
  for (let isRepeated = false; ; isRepeated = true) {
    try {
      return await send('POST', '/v2/customize/editorial_tag/create', tag);
    } catch (error) {
      if (error.status < 500 || isRepeated) throw error;
    }
    try {
      const path = `/v2/customize/editorial_tag/${encodeURIComponent(tag.gkbId)}`;
      const existing = await send('GET', path);
      if (existing.name === tag.name) return existing;
      throw new RequestError(`The ID ${tag.gkbId} belongs to another tag: ${existing.name}`);
    } catch (error) {
      if (error.status !== 404) throw error;
    }
  }
}
// endregion

// region: concurrency
/** Runs `work` for each item, at most `limit` at a time; a failure does not stop the others. */
export async function mapLimited(items, limit, work) {
  const results = [];
  // All workers take their next item from the same iterator.
  const entries = items.entries();
  async function runWorker() {
    for (const [index, item] of entries) {
      results[index] = await work(item).then(
        (value) => ({ value }),
        (error) => ({ error }),
      );
    }
  }
  await Promise.all(Array.from({ length: limit }, runWorker));
  return results;
}
// endregion

// region: pace
/**
 * Returns a function to await before each request. It lets at most `perMinute` requests start in a
 * minute, evenly spaced.
 */
export function createPace(perMinute, { sleep = DEFAULTS.sleep } = {}) {
  let next = 0;
  return async function waitForTurn() {
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + 60_000 / perMinute;
    await sleep(turn - now);
  };
}
// endregion
