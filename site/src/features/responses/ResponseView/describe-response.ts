export interface Warning {
  rule: string;
  text: string;
}

/**
 * Reads the warnings of the sandbox out of the headers of a response.
 *
 * @example
 * listWarnings([['x-sandbox-warning', 'sandbox-coerced: /id is a number; and 4 more']]);
 * // [{ rule: 'sandbox-coerced', text: '/id is a number' }, { rule: '', text: 'and 4 more' }]
 */
export function listWarnings(headers: [name: string, value: string][]): Warning[] {
  const value = headers.find(([name]) => name === 'x-sandbox-warning')?.[1];
  if (value === undefined) return [];
  return value.split('; ').map((warning) => {
    const [, rule = '', text = warning] = /^([a-z][a-z-]+): (.*)$/.exec(warning) ?? [];
    return { rule, text };
  });
}

/**
 * A size for people, in units of 1,000 bytes.
 *
 * @example formatBytes(1432); // '1.4 KB'
 */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_950) return `${(bytes / 1000).toFixed(1)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
