import { listPlaywrightTests } from '../run/results.mjs';
import type { Outcome } from './to-record';

export interface Report {
  suites: unknown[];
  stats: { startTime: string };
}

/** Lists the tests of a report of Playwright, without the groups they stand in. */
export function readOutcomes({ suites }: Pick<Report, 'suites'>): Outcome[] {
  return listPlaywrightTests({ suites }).map(({ file, title, outcome, annotations }) => {
    const tools = annotations.find(({ type }) => type === 'tools')?.description;
    return { file, title, passed: outcome === 'passed', ...(tools && { tools }) };
  });
}
