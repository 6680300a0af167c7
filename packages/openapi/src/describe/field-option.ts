import { getAt } from '@docs/utils';

/** A request option that makes a field of a response appear. */
export interface FieldOption {
  /** A type, or an operation for an option that is a parameter. */
  owner: string;
  field: string;
  /** As readers see it: `NlpRequest.analyses: tags`. */
  label: string;
}

/**
 * Reads an entry of `x-appears-with`.
 *
 * @example
 * parseFieldOption('NlpRequest.analyses=tags');
 * // { owner: 'NlpRequest', field: 'analyses', label: 'NlpRequest.analyses: tags' }
 */
export function parseFieldOption(option: string): FieldOption {
  const [path = '', value] = option.split('=');
  const [owner = '', field = ''] = path.split('.');
  return { owner, field, label: value === undefined ? path : `${path}: ${value}` };
}

/** A request, as far as options are concerned. */
export interface SentOptions {
  operation: string;
  /** Of the body. */
  type?: string;
  body: unknown;
  query: Record<string, string>;
}

/**
 * Whether a request sends an option. A list is sent with a value when it contains it.
 *
 * @example
 * isSent('NlpRequest.returnMentions=true', { type: 'NlpRequest', body: { returnMentions: true }, … }); // true
 */
export function isSent(option: string, { operation, type, body, query }: SentOptions): boolean {
  const { owner, field } = parseFieldOption(option);
  const [, expected] = option.split('=');
  const matches = (value: unknown): boolean =>
    value !== undefined &&
    (expected === undefined || [value].flat().some((item) => String(item) === expected));
  if (owner === operation) return matches(query[field]);
  return owner === type && [body].flat().some((request) => matches(getAt(request, [field])));
}

/** A value as one types it; a string needs no quotes where its type is said beside it. */
export function toLiteral(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
