type Passed = { language: string; name: string; fingerprint: string };

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
