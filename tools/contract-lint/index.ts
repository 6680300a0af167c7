import { renderFinding } from './check';
import { lintContracts } from './lint';
import { takeNoOptions } from '../run/port.mjs';
import { fail } from '../run/steps.mjs';

/** `npm run contract:lint`: checks the contracts and their examples. */
async function main(): Promise<void> {
  takeNoOptions('Checks the contracts and their examples.');
  const reports = await lintContracts();
  const findings = reports.flatMap((report) => report.findings);
  reports.forEach((report) =>
    console.log(`${report.contract}: ${report.findings.length} findings`),
  );
  findings.forEach((finding) => console.error(renderFinding(finding)));
  if (findings.length === 0) return;
  console.error('\nCorrect these locations and run the command again.');
  process.exitCode = 1;
}

main().catch((error: Error) => fail(error.message));
