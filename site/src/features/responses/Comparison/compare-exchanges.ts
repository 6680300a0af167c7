import { compareJson, groupJsonChanges, isUsual } from '@docs/vendor/compare-responses';
import type { JsonChange, JsonChangeGroup } from '@docs/vendor/compare-responses';
import { getAt } from '@docs/utils';
import { formatBytes } from '../ResponseView/describe-response';
import { parseJson } from '../../json';
import type { CalledOperation } from '../../field-cards';
import type { ConsoleRequest } from '../../share-links';
import type { Exchange } from '../../sandbox';

export interface Side {
  exchange: Exchange;
  of: CalledOperation;
  /** The request as a console has it; both together become a link. */
  call?: ConsoleRequest;
}

type Compared = Pick<Exchange, 'request' | 'status' | 'text' | 'bytes'>;

export interface Fact {
  label: string;
  /** Absent where both responses say the same. */
  before?: string;
  after: string;
}

export interface Comparison {
  /** Differences such as `body.returnMentions` and `query.count`. */
  request: JsonChange[];
  /** Status, size, and the characters used where both responses say so. */
  facts: Fact[];
  response: JsonChangeGroup[];
  /** Differences between any two responses, which the summary does not count. */
  usual: JsonChangeGroup[];
  /** Such as `3 added, 1 changed`. */
  summary: string;
}

export function compareExchanges(first: Compared, second: Compared): Comparison {
  const sent = [toSent(first), toSent(second)];
  const [before, after] = [parseValue(first.text), parseValue(second.text)];
  const all = compareJson(before, after);
  const changes = all.filter((change) => !isUsual(change));
  return {
    request: compareJson(sent[0], sent[1]),
    facts: [
      ...buildFact('Status', first.status, second.status, { showDifference: false }),
      ...buildFact('Size', first.bytes, second.bytes, { print: formatBytes }),
      ...buildFact('usedChars', getAt(before, ['usedChars']), getAt(after, ['usedChars'])),
    ],
    response: groupJsonChanges(changes),
    usual: groupJsonChanges(all.filter(isUsual)),
    summary: summarize(changes),
  };
}

function toSent({ request: { url, body = '' } }: Compared): object {
  const { pathname, searchParams } = new URL(url);
  return {
    path: pathname,
    query: Object.fromEntries(searchParams),
    ...(body !== '' && { body: parseValue(body) }),
  };
}

/** Text that is not JSON is compared as text. */
function parseValue(text: string): unknown {
  const value = parseJson(text);
  return value === undefined ? text : value;
}

/** Nothing where one of the responses does not have the number. */
function buildFact(
  label: string,
  before: unknown,
  after: unknown,
  {
    print = String,
    showDifference = true,
  }: { print?(value: number): string; showDifference?: boolean } = {},
): Fact[] {
  if (typeof before !== 'number' || typeof after !== 'number') return [];
  if (before === after) return [{ label, after: print(after) }];
  const sign = after < before ? '−' : '+';
  const difference = showDifference ? ` (${sign}${print(Math.abs(after - before))})` : '';
  return [{ label, before: print(before), after: `${print(after)}${difference}` }];
}

function summarize(changes: JsonChange[]): string {
  const kinds = ['added', 'removed', 'changed', 'moved'] as const;
  const counts = kinds
    .map((kind) => ({ kind, count: changes.filter((change) => change.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count.toLocaleString('en')} ${kind}`);
  return counts.join(', ') || 'no difference';
}
