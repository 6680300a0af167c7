import { languages } from '@docs/vendor/samples';

export interface TestDoc {
  /** The badge below a sample. */
  label: string;
  /** The text of the badge when it is opened. */
  details: string;
}

const LABEL = 'Tested against the sandbox';

const TESTED: TestDoc = {
  label: LABEL,
  details: 'Our tests run this code on Linux, and check its requests and its output.',
};

/** Languages whose samples do not run against the sandbox as they are, or not as readers run them. */
const EXCEPTIONS: Record<string, TestDoc> = {
  'curl-windows': {
    label: 'Tested, not on Windows',
    details: 'Our tests parse this command by the rules of cmd.exe, then run it on Linux.',
  },
  'python-sdk': {
    label: 'Tested against a stub of the SDK',
    details: 'Our tests compile this code and run it against a stub of the SDK.',
  },
  csharp: {
    label: LABEL,
    details: 'Our tests run this code with Mono on Linux, and check its requests and its output.',
  },
};

/** A script in each of two languages, whose output pages show. */
export const testedTutorial: TestDoc = {
  label: LABEL,
  details: 'Our tests run this tutorial in JavaScript and in Python, and compare its output.',
};

/**
 * Says how the samples of a language are tested: `tests/samples` runs them all.
 *
 * @returns nothing for a language whose samples do not run, such as PowerShell
 * @example
 * describeTest('perl')?.label; // 'Tested against the sandbox'
 */
export function describeTest(language: string): TestDoc | undefined {
  return languages.some(({ id }) => id === language) ? (EXCEPTIONS[language] ?? TESTED) : undefined;
}
