/** A request that failed. */
export class RequestError extends Error {
  /** Of the response; `undefined` if none arrived. */
  readonly status: number | undefined;
}

/** Sends one request and resolves to the data of the response. `Send` in types.d.ts is more precise. */
export type AnySend = (method: string, path: string, body?: unknown) => Promise<unknown>;

export interface Options {
  baseUrl: string;
  headers: Record<string, string>;
  /** At most, with the first one. */
  attempts?: number;
  /** In milliseconds, for one attempt. */
  timeout?: number;
  /** In milliseconds. Each pause is twice as long as the one before, plus a random part. */
  firstPause?: number;
  /** In milliseconds. A longer `Retry-After` ends the attempts. */
  longestPause?: number;
  sleep?: (milliseconds: number) => Promise<unknown>;
  random?: () => number;
  /** Receives an entry for each attempt, without the request and the key. */
  log?: (entry: Record<string, unknown>) => void;
}

/** Reads the key from MEDIA_API_KEY, and the host from MEDIA_API_URL if it is set. */
export function createMediaClient<Send = AnySend>(options?: Partial<Options>): Send;

/** Reads the key from GENEEA_API_KEY, and the host from GENERAL_API_URL if it is set. */
export function createGeneralClient<Send = AnySend>(options?: Partial<Options>): Send;

/** Reads the key from GENJA_API_KEY, and the host from GENJA_API_URL if it is set. */
export function createGenjaClient<Send = AnySend>(options?: Partial<Options>): Send;

export function createClient<Send = AnySend>(options: Options): Send;

/** A response; its lists contain no photo of an earlier page. */
export interface PhotoPage {
  photosIds: string[];
  /** The photos themselves, if the request asks for them. */
  photos?: { id: string }[];
  referenceKey: string;
  [field: string]: unknown;
}

/**
 * Yields the pages of a photo recommendation, each photo once. Throws a `RequestError` if more than
 * `mostPages` pages have photos; the default is 20.
 */
export function listPhotoPages(
  send: (method: 'POST', path: `/v2/photos/${string}/recommend`, body: never) => Promise<unknown>,
  dataset: string,
  request: object,
  options?: { mostPages?: number },
): AsyncGenerator<PhotoPage, void>;

/** Creates an editorial tag. After a failure that hides whether it was created, it looks first. */
export function createTag<Tag extends { gkbId: string }>(
  send: (method: never, path: never, body?: never) => Promise<unknown>,
  tag: Tag,
): Promise<Tag>;

/** Runs `work` for each item, at most `limit` at a time; a failure does not stop the others. */
export function mapLimited<Item, Value>(
  items: Item[],
  limit: number,
  work: (item: Item) => Promise<Value>,
): Promise<({ value: Value; error?: never } | { value?: never; error: unknown })[]>;

/**
 * Returns a function to await before each request. It lets at most `perMinute` requests start in a
 * minute, evenly spaced.
 */
export function createPace(
  perMinute: number,
  options?: Pick<Options, 'sleep'>,
): () => Promise<void>;
