import { existsSync, readFileSync } from 'node:fs';
import { parseOnce } from '#contract/read/load';

/** What ran, by language. Written by `npm run samples:record`, never by hand. */
export type Executed = Record<string, Execution>;

export type Execution = {
  /** With versions: `Python 3.11.2, requests 2.28.1`. */
  toolchain: string;
  /** `2026-11-21` */
  date: string;
  /** The fingerprint of each sample, by its name. */
  samples: Record<string, string>;
};

export const EXECUTED_FILE = 'samples/executed.json';

/** Fingerprints of the samples that passed, by language and name. */
type Passed = Record<string, Record<string, string>>;

export const PASSED_FILE = 'samples/passed.json';

/** Ten hexadecimal digits are enough to tell some hundred samples, and their changes, apart. */
const DIGITS = 10;

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

/** Reads the record of the last complete run of all samples. */
export async function loadExecuted(file = EXECUTED_FILE): Promise<Executed> {
  return readRecord(file).catch((error: unknown) => {
    const reason = (error as Error).message;
    throw new Error(`${file} cannot be read (${reason}). Write it: npm run samples:record`, {
      cause: error,
    });
  });
}

const readRecord = parseOnce((text) => JSON.parse(text) as Executed);

/** Finds the execution of a sample; nothing when it has changed since, or never ran. */
export async function findExecution(
  { name, language, text }: { name: string; language: string; text: string },
  executed: Executed,
): Promise<Execution | undefined> {
  const execution = executed[language];
  return execution?.samples[name] === (await toFingerprint(text)) ? execution : undefined;
}

/** Reads what `npm run samples:record` has written; without a record, nothing has passed yet. */
export function loadPassed(file = PASSED_FILE): Passed {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Passed;
  } catch (error) {
    throw new Error(`${file} is not JSON. Delete it, then run: npm run samples:record`, {
      cause: error,
    });
  }
}

/**
 * Returns a short text that changes with every change of a sample, so that a record of an
 * execution cannot outlive the sample it is about.
 *
 * @example
 * await toFingerprint('print(1)\n'); // 'cc42155088'
 */
export async function toFingerprint(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  const bytes = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return bytes.join('').slice(0, DIGITS);
}

/**
 * Says how a code sample was tested.
 *
 * @example
 * describeExecution('python', { date: '2026-11-21', toolchain: 'Python 3.11.2, requests 2.28.1' });
 * // { label: 'Tested against the sandbox', details: 'Run on November 21, 2026 with Python 3.11.2, …' }
 */
export function describeExecution(
  language: string,
  { date, toolchain }: Pick<Execution, 'toolchain' | 'date'>,
): ExecutionDoc {
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
  return LONG_DATE.format(new Date(date));
}

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
