import { compareJson } from '@docs/vendor/compare-responses';
import { toPointer } from '@docs/utils';
import type { Outcome } from '../run/execute';
import type { ReceivedRequest } from '../servers/open-server';
import { readDocuments } from './read-documents';
import { cut, showDifference } from './show-difference';

/** The expected behavior of a sample. */
export type Want = { received: ReceivedRequest[]; documents: unknown[] };

/** The actual behavior of a sample. */
export type Got = { received: ReceivedRequest[]; outcome: Outcome };

/**
 * Lists what a sample did otherwise than it should, in sentences: what it sent, how it ended, what
 * it printed. An empty list is a success.
 */
export function listProblems(want: Want, got: Got, { isQuiet }: { isQuiet: boolean }): string[] {
  const { status, stdout, stderr } = got.outcome;
  if (status !== 0) {
    return [...compareReceived(want, got), `ended with status ${status}: ${cut(stderr || stdout)}`];
  }
  return [
    ...compareReceived(want, got),
    ...(isQuiet && stderr !== '' ? [`wrote to its error output: ${cut(stderr)}`] : []),
    ...compareOutput(want, stdout),
  ];
}

function compareReceived(want: Want, got: Got): string[] {
  if (want.received.length !== got.received.length) {
    return [`sent ${got.received.length} requests, not ${want.received.length}`];
  }
  return want.received.flatMap((expected, index) => {
    const arrived = got.received[index] ?? expected;
    return [
      ...compare('sent', toUnescaped(expected.call), toUnescaped(arrived.call)),
      ...Object.entries(expected.headers).flatMap(([name, value]) =>
        compare(`sent ${name}`, value, toPlainType(arrived.headers[name])),
      ),
      ...compare('sent body', parse(expected.body), parse(arrived.body)),
    ];
  });
}

function compareOutput(want: Want, stdout: string): string[] {
  try {
    return compare('printed', want.documents, readDocuments(stdout));
  } catch {
    return [`printed no JSON: ${cut(stdout)}`];
  }
}

function compare(what: string, want: unknown, got: unknown): string[] {
  return compareJson(sort(want), sort(got)).map(({ before, after = before, from, to }) => {
    const title = `${what} ${toPointer(after ?? [])}`.trim();
    return `${title}\n${showDifference(from, to)}`;
  });
}

/** requests decodes %7E, Mono %27 and %21, which mean the same (RFC 3986, section 2.3). */
function toUnescaped(call: string): string {
  return call.replace(/%(7E|27|21)/gi, decodeURIComponent);
}

/** .NET names the encoding, which JSON has anyway (RFC 8259, section 8.1). */
function toPlainType(value = ''): string {
  return value.replace(/; ?charset=utf-8$/i, '');
}

/** The order of `analyses` means nothing to the APIs, and the Python SDK keeps them in a set. */
function sort(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => sort(item));
    return key === 'analyses' ? items.sort() : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, sort(field, name)]),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
