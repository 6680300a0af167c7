import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { TUTORIAL_RUNS, toTutorialFingerprint } from '#samples/load-tutorials';
import type { TutorialRuns } from '#samples/load-tutorials';
import { tutorials } from '#samples/tutorials';
import { recordTutorial, toOutputFile } from './tutorials/run-tutorial';

/**
 * `npm run tutorials:record`: runs every tutorial in both languages with the sandbox, and stores its
 * output and what ran.
 */
async function main(): Promise<void> {
  const samples: TutorialRuns['samples'] = {};
  for (const tutorial of tutorials) {
    const output = await recordTutorial(tutorial, 'javascript');
    if ((await recordTutorial(tutorial, 'python')) !== output) {
      throw new Error(`${tutorial.name} prints other text in Python than in JavaScript.`);
    }
    await writeFile(toOutputFile(tutorial), output);
    samples[tutorial.name] = await toTutorialFingerprint(tutorial);
  }
  const python = execFileSync('python3', ['--version'], { encoding: 'utf8' }).trim();
  const toolchain = `Node.js ${process.versions.node} and ${python}`;
  const runs: TutorialRuns = { toolchain, date: new Date().toISOString().slice(0, 10), samples };
  await writeFile(TUTORIAL_RUNS, `${JSON.stringify(runs, null, 2)}\n`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
