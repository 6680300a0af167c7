import { readFileSync } from 'node:fs';
import { runCommand } from '@docs/genja/node';

/** `npm run genja -- template.txt --data data.json --language cs`. */
const { stdout, stderr, exitCode } = runCommand(process.argv.slice(2), () =>
  readFileSync(0, 'utf8'),
);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = exitCode;
