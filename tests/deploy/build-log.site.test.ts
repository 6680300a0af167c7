import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Written by `npm test`; without it the site was built by hand, and its output is gone. */
const LOG = 'reports/build.log';

describe('the build', () => {
  it.runIf(existsSync(LOG))('prints no warning: no broken link, anchor or duplicate route', () => {
    const log = readFileSync(LOG, 'utf8');
    expect(log).toContain('[SUCCESS]');
    expect(log).not.toMatch(/\[WARNING\]|\[ERROR\]|Warning:/);
  });
});
