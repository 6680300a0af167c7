// `node tools/toolchains.mjs`: installs the languages of the samples and the servers that this machine
// lacks. For CI.
import { fail, step, succeeds } from './run/steps.mjs';
import { buildAptCommand, TOOLCHAINS } from './run/toolchains.mjs';

const missing = listMissing();
if (missing.length > 0) {
  const packages = missing.flatMap((toolchain) => toolchain.packages);
  const command = buildAptCommand(packages);
  await step(`Installing toolchains: ${missing.map(({ id }) => id).join(', ')}`, async () => {
    if (await succeeds(command)) return;
    await succeeds(['apt-get', 'update']);
    await succeeds(command);
  });
}

const left = listMissing();
if (left.length > 0) {
  const packages = left.flatMap((toolchain) => toolchain.packages).join(' ');
  fail(
    `These toolchains are missing: ${left.map(({ id }) => id).join(', ')}. apt-get could not install ` +
      `them, or is not available. On Debian or Ubuntu: install ${packages}.`,
  );
}

function listMissing() {
  return TOOLCHAINS.filter(({ findVersion }) => findVersion() === undefined);
}
