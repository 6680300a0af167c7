import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { provider } from '#provider';
import { loadTutorialFiles, TUTORIALS } from '#samples/load-tutorials';
import { toScript } from '#samples/tutorials';
import type { Tutorial, TutorialLanguage } from '#samples/tutorials';
import { createSandbox } from '#sandbox/create-sandbox';
import { loadContracts } from '#sandbox/node/load-contracts';
import { listen, serveSandbox } from '#sandbox/node/serve';

/** The output that the page of a tutorial shows. `npm run tutorials:record` writes it. */
export const toOutputFile = ({ name }: Tutorial): string => `${TUTORIALS}/${name}/output.txt`;

/** Unpacks the download of a tutorial into an empty folder. */
export async function unpackTutorial(
  tutorial: Tutorial,
  language: TutorialLanguage,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tutorial-'));
  const files = await loadTutorialFiles(tutorial, language, provider.site);
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

const COMMANDS: Record<TutorialLanguage, string[]> = {
  javascript: ['node'],
  python: ['python3', '-B'],
};

/** Runs the script of a tutorial with a new sandbox, in its own folder, and returns its output. */
export async function recordTutorial(
  tutorial: Tutorial,
  language: TutorialLanguage,
): Promise<string> {
  const server = serveSandbox(createSandbox({ contracts: await loadContracts() }));
  const url = await listen(server, 0);
  const { folder, remove } = await unpackTutorial(tutorial, language);
  try {
    const run = promisify(execFile);
    const options = { cwd: folder, env: { ...process.env, SANDBOX_URL: url } };
    const [command = '', ...first] = COMMANDS[language];
    const args = [...first, toScript(tutorial.name, language), '--sandbox'];
    return (await run(command, args, options)).stdout;
  } finally {
    server.close();
    server.closeAllConnections();
    await remove();
  }
}
