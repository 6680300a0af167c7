import { compareJson, groupChanges, listChanges } from '#contract/compare-json';
import type { Change, ChangeGroup } from '#contract/compare-json';
import { getAt } from '#contract/json-pointer';
import { printDifference } from '#contract/print-change';
import { formatBytes } from '@site/src/features/json/ResponseView/format-bytes';
import { parseJson } from '@site/src/features/json/JsonView/parse-json';
import type { Exchange } from '@site/src/features/sandbox-client/send';

/** What is compared of an exchange. */
type Compared = Pick<Exchange, 'request' | 'status' | 'text' | 'bytes'>;

export interface Fact {
  label: string;
  before: string;
  after: string;
}

export interface Comparison {
  /** What was sent differently: `body.returnMentions`, `query.count`. */
  request: Change[];
  /** Status, size, and the characters used where both responses say so. */
  facts: Fact[];
  response: ChangeGroup[];
  /** All of it in one sentence. */
  summary: string;
}

/** Compares two requests to the same operation, and their responses. */
export function compareExchanges(first: Compared, second: Compared): Comparison {
  const sent = [toSent(first), toSent(second)];
  const [before, after] = [toValue(first.text), toValue(second.text)];
  const changes = listChanges(before, compareJson(before, after));
  return {
    request: listChanges(sent[0], compareJson(sent[0], sent[1])),
    facts: [
      { label: 'Status', before: String(first.status), after: String(second.status) },
      { label: 'Size', ...compareSizes(first.bytes, second.bytes) },
      ...compareUsedChars(before, after),
    ],
    response: groupChanges(changes),
    summary: summarize(changes),
  };
}

function toSent({ request: { url, body = '' } }: Compared): object {
  const { pathname, searchParams } = new URL(url);
  return {
    path: pathname,
    query: Object.fromEntries(searchParams),
    ...(body !== '' && { body: toValue(body) }),
  };
}

/** Text that is not JSON is compared as text. */
function toValue(text: string): unknown {
  const value = parseJson(text);
  return value === undefined ? text : value;
}

function compareSizes(first: number, second: number): Omit<Fact, 'label'> {
  const by = second - first;
  const sign = by < 0 ? '−' : '+';
  return {
    before: formatBytes(first),
    after: `${formatBytes(second)} (${sign}${formatBytes(Math.abs(by))})`,
  };
}

function compareUsedChars(first: unknown, second: unknown): Fact[] {
  const [before, after] = [getAt(first, ['usedChars']), getAt(second, ['usedChars'])];
  if (typeof before !== 'number' || typeof after !== 'number') return [];
  const difference = printDifference(after - before);
  return [{ label: 'usedChars', before: String(before), after: `${after} (${difference})` }];
}

/** @example '3 added, 1 changed.' */
function summarize(changes: Change[]): string {
  const kinds = ['added', 'removed', 'changed', 'moved'] as const;
  const counts = kinds
    .map((kind) => ({ kind, count: changes.filter((change) => change.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count.toLocaleString('en')} ${kind}`);
  if (counts.length === 0) return 'The two responses are equal.';
  return `Compared with the response you kept: ${counts.join(', ')}.`;
}
