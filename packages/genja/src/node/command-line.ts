// `npx genja template.txt --data data.json --language cs`
import { readFileSync } from 'node:fs';
import { ignoreClosedPipes } from '@docs/utils/node';
import { runCommand } from './run-command';

ignoreClosedPipes();
const { stdout, stderr, exitCode } = runCommand(process.argv.slice(2), () => readFileSync(0));
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = exitCode;
