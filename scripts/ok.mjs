// `npm run ok`: all checks of the sources and the unit tests, for a look before a commit.
import { ensurePackages } from './run/packages.mjs';
import { CHECKS } from './run/parts.mjs';
import { run, step } from './run/steps.mjs';

await ensurePackages();
let failed = 0;
for (const [name, command] of [
  ...CHECKS,
  ['Unit tests', ['npx', 'vitest', 'run', '--project=unit']],
]) {
  if ((await step(name, () => run(command))) !== 0) failed += 1;
}
if (failed > 0) {
  console.error(`${failed} of these checks failed.`);
  process.exit(1);
}
