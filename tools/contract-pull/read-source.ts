import { createReadStream } from 'node:fs';

export interface ReadOptions {
  /** Milliseconds for the whole response, not only its beginning. */
  timeout?: number;
}

/** Ours have about 0.1 MB. */
const MOST_MEGABYTES = 10;
const LIMIT = MOST_MEGABYTES * 1024 * 1024;
const TIMEOUT = 30_000;
const REMEDY = 'The URL has the form https://{host}/docs/api/{name}; check host and name.';

/**
 * Reads the text of a document from a URL or a file.
 *
 * @throws an error of one line that names the source and the remedy
 */
export async function readSource(
  source: string,
  { timeout = TIMEOUT }: ReadOptions = {},
): Promise<string> {
  if (/^https?:\/\//i.test(source)) return readUrl(source, timeout);
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(source)) {
    throw new Error(`${source} cannot be fetched: use a URL that begins with https://`);
  }
  return readLocalFile(source);
}

async function readLocalFile(file: string): Promise<string> {
  try {
    return await readLimited(createReadStream(file), file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new Error(`${file} cannot be read (${code}). Pass the path of an OpenAPI document.`, {
      cause: error,
    });
  }
}

async function readUrl(url: string, timeout: number): Promise<string> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      signal,
      headers: { Accept: 'application/yaml, application/json;q=0.9, */*;q=0.5' },
    });
    return await readResponse(response, url);
  } catch (error) {
    if (signal.aborted) {
      throw new Error(
        `${url} did not respond within ${timeout / 1000} seconds. ` +
          'Retry, or allow more time with --timeout 120',
        { cause: error },
      );
    }
    if (!(error instanceof TypeError)) throw error;
    throw new Error(
      `${url} cannot be reached (${describeReason(error)}). ` +
        'Check the URL and the network, or download the document and pass its path.',
      { cause: error },
    );
  }
}

async function readResponse(response: Response, url: string): Promise<string> {
  if (!response.ok) {
    await response.body?.cancel();
    const status = `${response.status} ${response.statusText}`.trim();
    throw new Error(`${url} returned ${status}. ${REMEDY}`);
  }
  if (Number(response.headers.get('Content-Length') ?? 0) > LIMIT) {
    await response.body?.cancel();
    throw toSizeError(url);
  }
  // The types of the web know no iteration over streams yet; Node has it.
  const body = (response.body ?? []) as unknown as AsyncIterable<Uint8Array>;
  return readLimited(body, url);
}

/** Stops at the limit: what comes may be larger than announced, and endless. */
async function readLimited(chunks: AsyncIterable<Uint8Array>, source: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > LIMIT) throw toSizeError(source);
    parts.push(chunk);
  }
  const bytes = Buffer.concat(parts);
  return new TextDecoder(findEncoding(bytes)).decode(bytes);
}

/** Windows tools write UTF-16, with a mark at the beginning. */
function findEncoding([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function toSizeError(source: string): Error {
  return new Error(
    `${source} is larger than ${MOST_MEGABYTES} MB, the limit for an API description. ` +
      'Check that the URL is that of one document.',
  );
}

function describeReason(error: TypeError): string {
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}
