import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Written by `npm run build` and `npm test`. */
const LOG = 'reports/build.log';

describe('the build', () => {
  it('prints no warning: no broken link, anchor or duplicate route', () => {
    const log = readFileSync(LOG, 'utf8');
    expect(log).toContain('[SUCCESS]');
    expect(log).not.toMatch(/\[WARNING\]|\[ERROR\]|Warning:/);
  });
});
