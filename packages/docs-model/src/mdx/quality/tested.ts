import quality from './quality.json';

export interface TestDoc {
  /** The badge below a sample. */
  label: string;
  /** The text of the badge when it is opened. */
  details: string;
}

type Tested = { toolchain: string; count: number };

/** By language: with which toolchain the last run of all samples executed how many of them. */
export const testedLanguages: Record<string, Tested> = quality.samples.languages;

/** Languages whose samples do not run against the sandbox as they are. */
const EXCEPTIONS: Record<string, { label: string; how: string }> = {
  'curl-windows': {
    label: 'Tested, not on Windows',
    how: 'Parsed by the rules of cmd.exe, then run on Linux. ',
  },
  'python-sdk': {
    label: 'Tested against a stub of the SDK',
    how: 'Compiled and run against a stub of the SDK. ',
  },
};

const TESTED = { label: 'Tested against the sandbox', how: '' };

/**
 * Says how the samples of a language are tested: every sample is, after each change.
 *
 * @returns nothing for a language that the last run left out
 * @example
 * describeTest('perl');
 * // { label: 'Tested against the sandbox', details: 'Full test on November 25, 2026 with Perl 5.36.0.' }
 */
export function describeTest(language: string): TestDoc | undefined {
  const tested = testedLanguages[language];
  return tested && describe(EXCEPTIONS[language] ?? TESTED, tested.toolchain);
}

/** Says the same of a tutorial, whose script is written in two languages. */
export function describeTutorialTest(): TestDoc | undefined {
  const { javascript, python } = testedLanguages;
  // Without packages: tutorials need none.
  const [runtime] = python?.toolchain.split(',') ?? [];
  return javascript && runtime
    ? describe(TESTED, `${javascript.toolchain} and ${runtime}`)
    : undefined;
}

function describe({ label, how }: typeof TESTED, toolchain: string): TestDoc {
  const day = toLongDate(quality.samples.date);
  return { label, details: `${how}Full test on ${day} with ${toolchain}.` };
}

/** @example toLongDate('2026-11-21'); // 'November 21, 2026' */
export function toLongDate(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
