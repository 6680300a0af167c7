import { writeFile } from 'node:fs/promises';
import { tutorials } from '#samples/tutorials';
import { recordTutorial, toOutputFile } from './tutorials/run-tutorial';

/** `npm run tutorials:record`: runs every tutorial with the sandbox and stores its output. */
async function main(): Promise<void> {
  for (const tutorial of tutorials) {
    await writeFile(toOutputFile(tutorial), await recordTutorial(tutorial));
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
