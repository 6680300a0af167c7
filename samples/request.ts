/**
 * An HTTP request that the printers of this folder turn into code.
 *
 * @example
 * const request: SampleRequest = {
 *   name: 'kbInfoBoxes',
 *   method: 'POST',
 *   url: 'https://media-api.geneea.com/v2/knowledgebase/infoboxes',
 *   headers: [['X-API-Key', KEY_PLACEHOLDER]],
 *   body: { ids: ['G458', 'G567'], language: 'fr' },
 * };
 */
export type SampleRequest = {
  /** The operation in camelCase. Files and classes are named after it. */
  name: string;
  /** In capitals: `GET`, `POST`, … */
  method: string;
  /** Absolute. */
  url: string;
  /** Includes the header with the key, whose value contains the placeholder. */
  headers: Array<[name: string, value: string]>;
  /** Any JSON value; absent when the request has no body. */
  body?: unknown;
  /** `'none'` when a success has an empty body, which a script must not try to parse. */
  response?: 'json' | 'none';
};

/** Stands for the reader's key, exactly once in each script. */
export const KEY_PLACEHOLDER = '<YOUR_API_KEY>';

/** Says whether the request has a body. `null` is one: the API rejects it, with a reason. */
export function hasBody(request: SampleRequest): boolean {
  return request.body !== undefined;
}

/** Says whether a script may parse what comes back. */
export function expectsJson(request: SampleRequest): boolean {
  return request.response !== 'none';
}
