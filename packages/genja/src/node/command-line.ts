// `npx genja template.txt --data data.json --language cs`
import { readFileSync } from 'node:fs';
import { runCommand } from './run-command';

const { stdout, stderr, exitCode } = runCommand(process.argv.slice(2), () => readFileSync(0));
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = exitCode;
