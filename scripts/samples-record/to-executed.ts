import type { Executed } from '#samples/load-executed';

type Sample = { language: string; name: string; fingerprint: string; toolchain: string };

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
