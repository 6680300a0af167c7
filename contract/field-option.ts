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

/** A value as one types it; a string needs no quotes where its type is said beside it. */
export function toLiteral(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
