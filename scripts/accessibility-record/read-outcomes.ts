import type { Outcome } from './to-record';

interface Spec {
  file: string;
  title: string;
  tests: { status: string; annotations: Annotation[] }[];
}

interface Annotation {
  type: string;
  description?: string;
}

interface Suite {
  specs: Spec[];
  suites?: Suite[];
}

export interface Report {
  suites: Suite[];
  stats: { startTime: string };
}

/** Lists the tests of a report of Playwright, without the groups they are in. */
export function readOutcomes({ suites }: Pick<Report, 'suites'>): Outcome[] {
  return suites.flatMap(listSpecs).flatMap(({ file, title, tests }) =>
    tests.map(({ status, annotations }) => {
      const tools = annotations.find(({ type }) => type === 'tools')?.description;
      return { file, title, passed: status === 'expected', ...(tools && { tools }) };
    }),
  );
}

function listSpecs(suite: Suite): Spec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(listSpecs)];
}
