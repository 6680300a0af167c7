import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';
import { loadPassed, PASSED_FILE } from './passed';
import type { Passed } from './passed';

let isUpdate = false;

/**
 * With `-u`, stores which samples passed, so that `npm test` leaves them out until they change. What
 * is stored of languages that did not run stays.
 */
export const writePassed: Reporter = {
  onInit({ config }) {
    isUpdate = config.snapshotOptions.updateSnapshot === 'all';
  },
  onTestRunEnd(modules) {
    if (!isUpdate) return;
    const updated: Passed = {};
    for (const test of modules.flatMap(({ children }) => [...children.allTests('passed')])) {
      const { language, name, fingerprint } = test.meta().passed ?? {};
      if (language && name && fingerprint) (updated[language] ??= {})[name] = fingerprint;
    }
    const sorted = Object.entries({ ...loadPassed(), ...updated }).map(([id, passed]) => [
      id,
      sort(passed),
    ]);
    writeFileSync(PASSED_FILE, `${JSON.stringify(sort(Object.fromEntries(sorted)), null, 2)}\n`);
  },
};

/** Two versions of the file then differ only where samples do. */
function sort<Value>(map: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
}
