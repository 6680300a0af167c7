import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { toScript } from './tutorials';
import type { Tutorial, TutorialLanguage } from './tutorials';

export const TUTORIALS = 'samples/tutorials';

const RUNTIMES = {
  javascript: { command: 'node', needs: 'Node.js 20 or later' },
  python: { command: 'python', needs: 'Python 3.9 or later' },
};

/**
 * All files of a tutorial's download, by their names. They run in an empty folder.
 *
 * @param site the URL of the documentation, for the links of the README
 */
export async function loadTutorialFiles(
  tutorial: Tutorial,
  language: TutorialLanguage,
  site: string,
): Promise<Record<string, string>> {
  const folders = [`shared/${language}`, `${tutorial.name}/${language}`, `${tutorial.name}/data`];
  const parts = await Promise.all(
    folders.map((folder) => readFolder(path.join(TUTORIALS, folder))),
  );
  return { 'README.md': printReadme(tutorial, language, site), ...Object.assign({}, ...parts) };
}

async function readFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
}

function printReadme(
  { name, title, page, keyName }: Tutorial,
  language: TutorialLanguage,
  site: string,
): string {
  const { command, needs } = RUNTIMES[language];
  const run = `${command} ${toScript(name, language)}`;
  return `# ${title}

Needs ${needs}, and no further packages.

With the sandbox on your computer, which needs no key:

    ${run} --sandbox

With the API: set the environment variable ${keyName} to your key, leave out \`--sandbox\`, and replace
the dataset \`demo\` in the script with your own, if it has one.

The sandbox: ${site}/api_media2/guide/sandbox/#run-it-locally

Every step is explained at ${site}${page}
`;
}
