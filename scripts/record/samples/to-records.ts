import type { Executed } from '#samples/load-executed';

type Passed = { language: string; name: string; fingerprint: string };

type Sample = Passed & { toolchain: string };

/** Sorts what ran by language and name, so that two records differ only where samples do. */
export function toExecuted(samples: Sample[], date: string): Executed {
  const languages = [...new Set(samples.map(({ language }) => language))];
  return Object.fromEntries(
    languages.map((language) => {
      const own = samples.filter((sample) => sample.language === language);
      const toolchain = own[0]?.toolchain ?? '';
      return [language, { toolchain, date, samples: toFingerprints(own) }];
    }),
  );
}

/** Sorts what passed in the same way. */
export function toPassed(passed: Passed[]): Record<string, Record<string, string>> {
  const languages = [...new Set(passed.map(({ language }) => language))].sort();
  return Object.fromEntries(
    languages.map((language) => [
      language,
      toFingerprints(passed.filter((one) => one.language === language)),
    ]),
  );
}

/** By name. */
function toFingerprints(passed: Passed[]): Record<string, string> {
  const entries = passed.map(({ name, fingerprint }): [string, string] => [name, fingerprint]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
