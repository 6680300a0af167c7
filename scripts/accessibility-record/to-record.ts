import type { Claim } from './claims';

/** A test of the browser suite as the report has it. */
export interface Outcome {
  file: string;
  title: string;
  passed: boolean;
  tools?: string;
}

export interface RecordedClaim extends Omit<Claim, 'tests'> {
  tests: { file: string; title: string; checks: number }[];
}

export interface AccessibilityRecord {
  /** Day of the tests, `2026-11-21`. */
  date: string;
  /** `Chromium 142.0.1, axe-core 4.13.0` */
  tools: string;
  pages: number;
  claims: RecordedClaim[];
}

/**
 * What the accessibility page shows, from claims and the outcomes of their tests.
 *
 * @throws when a test of a claim did not run or did not pass
 */
export function toRecord(claims: Claim[], outcomes: Outcome[], date: string): AccessibilityRecord {
  const tools = outcomes.find((outcome) => outcome.tools !== undefined)?.tools;
  if (tools === undefined) throw new Error('The report names no browser. Run: npm test');
  const recorded = claims.map((claim) => toRecordedClaim(claim, outcomes));
  return { date, tools, pages: countPages(recorded), claims: recorded };
}

function toRecordedClaim({ tests, ...claim }: Claim, outcomes: Outcome[]): RecordedClaim {
  return {
    ...claim,
    tests: tests.flatMap(({ file, titles }) =>
      titles.map((title) => ({ file, title, checks: countPassed(file, title, outcomes) })),
    ),
  };
}

function countPassed(file: string, title: string, outcomes: Outcome[]): number {
  const pattern = toPattern(title);
  const own = outcomes.filter((outcome) => outcome.file === file && pattern.test(outcome.title));
  const failed = own.find(({ passed }) => !passed);
  if (failed) throw new Error(`${file}: "${failed.title}" did not pass, so nothing is recorded.`);
  if (own.length === 0) throw new Error(`${file}: "${title}" did not run. Run: npm test`);
  return own.length;
}

/** A title as it is written in the source, with `${…}` for what a table fills in. */
export function toPattern(title: string): RegExp {
  const parts = title
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

function countPages(claims: RecordedClaim[]): number {
  const everyPage = claims[0]?.tests.find(({ file }) => file === 'every-page.spec.ts');
  return everyPage?.checks ?? 0;
}
