/** The figures of `/quality/`: `packages/docs-model/src/mdx/quality/quality.json`. */
export interface Quality {
  samples: Run & { languages: Record<string, { toolchain: string; count: number }> };
  engines: Run & { journeys: number; versions: string[] };
}

interface Run {
  /** `2026-11-25` */
  date: string;
  commit: string;
}

/** A report of Vitest, as far as it is read here. */
export interface Report {
  success: boolean;
  testResults: { assertionResults: Result[] }[];
}

interface Result {
  title: string;
  ancestorTitles: string[];
  status: string;
  meta?: { sample?: { language: string; toolchain: string } };
}

/** The tests of journeys have these words before the journey's name. */
const READER = 'a reader ';

/** Counts the samples of each language. @throws when a sample has failed */
export function condenseSamples(report: Report, run: Run): Quality['samples'] {
  const languages: Quality['samples']['languages'] = {};
  for (const { meta } of listPassed(report, 'samples')) {
    if (!meta?.sample) continue;
    const { language, toolchain } = meta.sample;
    languages[language] = { toolchain, count: (languages[language]?.count ?? 0) + 1 };
  }
  return { ...run, languages };
}

/**
 * Counts the journeys, which are the same in each engine.
 *
 * @param versions by the name of the engine in the report: `{ WebKit: 'WebKitGTK 2.50.6' }`
 * @throws when a journey has failed
 */
export function condenseEngines(
  report: Report,
  versions: Record<string, string | undefined>,
  run: Run,
): Quality['engines'] {
  const journeys = listPassed(report, 'engines').filter(({ title }) => title.startsWith(READER));
  const engines = Object.keys(versions).filter((name) =>
    journeys.some(({ ancestorTitles }) => ancestorTitles.includes(name)),
  );
  return {
    ...run,
    journeys: new Set(journeys.map(({ title }) => title)).size,
    versions: engines.map((name) => versions[name] ?? name),
  };
}

function listPassed({ success, testResults }: Report, name: string): Result[] {
  if (!success) throw new Error(`reports/${name}.json has failures. Correct them, and test again.`);
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return results.filter(({ status }) => status === 'passed');
}
