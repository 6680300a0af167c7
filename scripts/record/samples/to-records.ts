import type { Executed } from '#samples/load-executed';

type Sample = { language: string; name: string; fingerprint: string; toolchain: string };

type Passed = { language: string; name: string; fingerprint: string };

/** Sorts what ran by language and name, so that two records differ only where samples do. */
export function toExecuted(samples: Sample[], date: string): Executed {
  const languages = [...new Set(samples.map(({ language }) => language))];
  return Object.fromEntries(
    languages.map((language) => {
      const own = samples.filter((sample) => sample.language === language);
      const fingerprints = own
        .map(({ name, fingerprint }): [string, string] => [name, fingerprint])
        .sort(([a], [b]) => (a < b ? -1 : 1));
      const toolchain = own[0]?.toolchain ?? '';
      return [language, { toolchain, date, samples: Object.fromEntries(fingerprints) }];
    }),
  );
}

/** Sorts what passed by language and name, so that two records differ only where samples do. */
export function toPassed(passed: Passed[]): Record<string, Record<string, string>> {
  const languages = [...new Set(passed.map(({ language }) => language))].sort();
  return Object.fromEntries(
    languages.map((language) => {
      const own = passed.filter((one) => one.language === language);
      const entries = own
        .map(({ name, fingerprint }): [string, string] => [name, fingerprint])
        .sort(([a], [b]) => (a < b ? -1 : 1));
      return [language, Object.fromEntries(entries)];
    }),
  );
}
