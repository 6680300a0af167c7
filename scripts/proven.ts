import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { countSuites, writeCounts } from '../tests/support/count-suites';
import { fail } from './run/steps.mjs';

const README = 'README.md';

/** `npm run proven`: counts files and tests of each suite anew for the table of the README. */
async function main(): Promise<void> {
  const text = writeCounts(readFileSync(README, 'utf8'), countSuites());
  const style = await resolveConfig(README);
  writeFileSync(README, await format(text, { ...style, filepath: README }));
}

main().catch((error: Error) => fail(error.message));
