import type { Execution } from './load-executed';

type Facts = Pick<Execution, 'toolchain' | 'date'>;

export interface ExecutionDoc {
  /** The badge below the sample. */
  label: string;
  /** What the badge shows when it is opened. */
  details: string;
}

/** Languages whose samples do not run against the sandbox as they are. */
const EXCEPTIONS: Record<string, (day: string, toolchain: string) => ExecutionDoc> = {
  'curl-windows': (day, toolchain) => ({
    label: 'Tested, not on Windows',
    details: `Parsed by the rules of cmd.exe, then run on ${day} with ${toolchain} on Linux.`,
  }),
  'python-sdk': (day, toolchain) => ({
    label: 'Tested against a stub of the SDK',
    details: `Compiled and run on ${day} with ${toolchain}, against a stub of the SDK.`,
  }),
};

/**
 * Says how a code sample was tested.
 *
 * @example
 * describeExecution('python', { date: '2026-11-21', toolchain: 'Python 3.11.2, requests 2.28.1' });
 * // { label: 'Tested against the sandbox', details: 'Run on November 21, 2026 with Python 3.11.2, …' }
 */
export function describeExecution(language: string, { date, toolchain }: Facts): ExecutionDoc {
  const day = toLongDate(date);
  return (
    EXCEPTIONS[language]?.(day, toolchain) ?? {
      label: 'Tested against the sandbox',
      details: `Run on ${day} with ${toolchain}.`,
    }
  );
}

/** @example toLongDate('2026-11-21'); // 'November 21, 2026' */
export function toLongDate(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
