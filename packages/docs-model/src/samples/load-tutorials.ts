import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findRepository } from '@docs/openapi/node';
import { toLineFeeds } from '@docs/utils';
import type { Tutorial } from '@docs/vendor/site';
import { toScript } from './tutorials';
import type { TutorialLanguage } from './tutorials';

const SAMPLES = 'site/samples';

const RUNTIMES = {
  javascript: {
    command: 'node',
    client: 'client.mjs',
    needs: 'Node.js 20 or later, and no further packages.',
  },
  python: {
    command: 'python',
    client: 'client.py',
    needs:
      'Python 3.9 or later, and no further packages. If your system has no `python`, use `python3`.',
  },
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
  const samples = path.join(findRepository(), SAMPLES);
  const folders = [`shared/${language}`, `${tutorial.name}/${language}`, `${tutorial.name}/data`];
  const parts = await Promise.all(
    folders.map((folder) => readFolder(path.join(samples, 'tutorials', folder))),
  );
  const { client } = RUNTIMES[language];
  return {
    'README.md': printReadme(tutorial, language, site),
    [client]: await readText(path.join(samples, 'client', client)),
    ...Object.assign({}, ...parts),
  };
}

async function readFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const files = names.map(async (name): Promise<[name: string, text: string]> => [
    name,
    await readText(path.join(folder, name)),
  ]);
  return Object.fromEntries(await Promise.all(files));
}

const readText = async (file: string) => toLineFeeds(await readFile(file, 'utf8'));

function printReadme(
  { name, title, page, keyName }: Tutorial,
  language: TutorialLanguage,
  site: string,
): string {
  const { command, needs } = RUNTIMES[language];
  const run = `${command} ${toScript(name, language)}`;
  return `# ${title}

Needs ${needs}

Start the sandbox in another terminal. It simulates the API on your computer, and needs Node.js 20 or
later, but no key:

    curl -sSfO ${site}/downloads/sandbox.mjs
    node sandbox.mjs

Run the script:

    ${run} --sandbox

If the sandbox listens at another port, set the environment variable SANDBOX_URL to its URL.

With the API: set the environment variable ${keyName} to your key, leave out \`--sandbox\`, and replace
\`demo\` in the script with the names of your photo bank and dataset, if your account has any.

The sandbox: ${site}/tools/sandbox/

Every step is explained at ${site}${page}
`;
}
