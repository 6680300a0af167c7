import type { Execution } from './load-executed';

type Facts = Pick<Execution, 'toolchain' | 'date'>;

/** Languages whose programs are not simply run, with what is done instead. */
const EXCEPTIONS: Record<string, (date: string, toolchain: string) => string> = {
  'curl-windows': (date, toolchain) =>
    `Read by a parser of cmd.exe's rules and executed ${date} with ${toolchain}, not on Windows`,
  'python-sdk': (date, toolchain) =>
    `Compiled and executed ${date} with ${toolchain}, against a stand-in of the SDK`,
};

/**
 * Says how a program was executed, in the words that stand below it.
 *
 * @example
 * describeExecution('python', { date: '2026-11-21', toolchain: 'Python 3.11.2, requests 2.28.1' });
 * // 'Executed 21 November 2026 with Python 3.11.2, requests 2.28.1'
 */
export function describeExecution(language: string, { date, toolchain }: Facts): string {
  const day = toLongDate(date);
  return EXCEPTIONS[language]?.(day, toolchain) ?? `Executed ${day} with ${toolchain}`;
}

/** @example toLongDate('2026-11-21'); // '21 November 2026' */
export function toLongDate(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
