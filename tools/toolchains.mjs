// `node tools/toolchains.mjs`: installs the languages of the samples and the servers that this machine
// lacks. For CI.
import { fail, step, succeeds } from './run/steps.mjs';
import { toAptCommand, TOOLCHAINS } from './run/toolchains.mjs';

const missing = listMissing();
if (missing.length > 0) {
  const packages = missing.flatMap((toolchain) => toolchain.packages);
  const command = toAptCommand(packages);
  await step(`Installing toolchains: ${missing.map(({ id }) => id).join(', ')}`, async () => {
    for (const { folder } of missing) {
      if (folder) await succeeds(['npm', 'ci', '--prefix', folder, '--loglevel=error']);
    }
    if (packages.length === 0 || (await succeeds(command))) return;
    await succeeds(['apt-get', 'update']);
    await succeeds(command);
  });
}

const left = listMissing().filter(({ isOptional }) => !isOptional);
if (left.length > 0) {
  const remedies = left.map(({ folder, packages }) =>
    folder ? `run \`npm ci\` in ${folder}` : `install ${packages.join(' ')}`,
  );
  fail(
    `These required toolchains are missing: ${left.map(({ id }) => id).join(', ')}. apt-get or npm could ` +
      `not install them, or is not available. On Debian or Ubuntu: ${remedies.join('; ')}.`,
  );
}

function listMissing() {
  return TOOLCHAINS.filter(({ findVersion }) => findVersion() === undefined);
}
