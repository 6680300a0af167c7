import { readFile } from 'node:fs/promises';
import { describeExecution } from './describe-execution';
import type { ExecutionDoc } from './describe-execution';
import { toFingerprint } from './load-executed';
import type { Execution } from './load-executed';
import { loadTutorialFiles, TUTORIALS } from './load-tutorials';
import type { Tutorial } from './tutorials';

/** What ran in both languages, with the output that the pages show. */
export type TutorialRuns = Execution;

export const TUTORIAL_RUNS = `${TUTORIALS}/executed.json`;

/** Changes with every file of a tutorial's downloads, and with its output. */
export async function toTutorialFingerprint(tutorial: Tutorial): Promise<string> {
  const downloads = await Promise.all(
    (['javascript', 'python'] as const).map((one) => loadTutorialFiles(tutorial, one, '')),
  );
  const output = await readFile(`${TUTORIALS}/${tutorial.name}/output.txt`, 'utf8');
  return toFingerprint(JSON.stringify([downloads, output]));
}

/** The badge of a tutorial; nothing when one of its files has changed since the last run. */
export async function describeTutorialRun(tutorial: Tutorial): Promise<ExecutionDoc | undefined> {
  const runs = JSON.parse(await readFile(TUTORIAL_RUNS, 'utf8')) as TutorialRuns;
  const isCurrent = runs.samples[tutorial.name] === (await toTutorialFingerprint(tutorial));
  return isCurrent ? describeExecution('javascript', runs) : undefined;
}
