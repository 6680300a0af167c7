import { mkdirSync, readFileSync } from 'node:fs';
import { fail, run, step } from './steps.mjs';

/** What the build printed; a test reads it, because a warning is a fault here. */
export const BUILD_LOG = 'reports/build.log';

/** Builds the site into `build/`. */
export async function build() {
  mkdirSync('reports', { recursive: true });
  const status = await step('Building the site', () =>
    run(['npx', 'docusaurus', 'build'], { log: BUILD_LOG }),
  );
  if (status !== 0) {
    fail(
      `${readFileSync(BUILD_LOG, 'utf8')}\nThe site could not be built; the reason stands above.`,
    );
  }
}
