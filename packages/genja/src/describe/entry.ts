/** A statement, filter, test, function or code of the language, as readers look it up. */
export interface Entry {
  name: string;
  /** As in a signature: `old, new, count=none`. What has no default is required. */
  parameters: string;
  summary: string;
  /** A template that runs. */
  example: string;
  /** Data of the example. */
  data?: Record<string, unknown>;
  since: 'Jinja' | 'Genja';
  /** Where it is explained, with an anchor. */
  page: string;
  /** Decided by this engine, because Genja's documentation leaves it open. */
  isOwnChoice?: boolean;
}

/** A row of a table of entries: name, parameters, page, summary, example, data. */
export type Row = [
  name: string,
  parameters: string,
  page: string,
  summary: string,
  example: string,
  data?: Record<string, unknown>,
];

export function toEntries(since: Entry['since'], base: string, rows: Row[]): Entry[] {
  return rows.map(([name, parameters, page, summary, example, data]) => ({
    name,
    parameters,
    summary,
    example,
    ...(data && { data }),
    since,
    page: `/genja/${base}${page}`,
  }));
}
