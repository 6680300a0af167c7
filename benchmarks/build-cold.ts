import { execFileSync } from 'node:child_process';
import { DOCUSAURUS } from '../testing/build-fixture';

/**
 * Builds a site with Docusaurus as if nothing had been built before.
 *
 * @returns seconds
 */
export function buildCold(site: string): number {
  const start = performance.now();
  execFileSync(process.execPath, [DOCUSAURUS, 'build', site], {
    env: { ...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return (performance.now() - start) / 1000;
}
