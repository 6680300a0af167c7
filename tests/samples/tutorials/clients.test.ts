import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadClients, toScript } from '@docs/docs-model/downloads';
import { tutorials } from '@docs/vendor/site';
import type { TutorialLanguage } from '@docs/docs-model/downloads';
import { execute } from '../run/execute';
import { findPython } from '../run/find-toolchain';
import { toOutputFile, useWorkspace } from './use-workspace';

// The flows of the tutorials, with the clients to download instead of the tutorials' own api.mjs and
// api.py.

const { command: PYTHON, missing } = findPython();

const LANGUAGES = {
  javascript: { command: ['node'], ending: 'mjs', apiFile: 'tutorial-api.mjs' },
  python: { command: [...PYTHON, '-B'], ending: 'py', apiFile: 'tutorial_api.py' },
};

/** The requests of each flow. */
const REQUESTS: Record<string, string[]> = {
  newsroom: [
    'POST /v2/nlp/analyze',
    'POST /v2/photos/demo/recommend',
    'POST /v2/knowledgebase/search',
    'POST /v2/nlp/analyze/feedback',
    'POST /v2/photos/demo/recommend/feedback',
    'PUT /v2/articles/demo/cms-7001',
    'POST /v2/articles/demo/recommend',
  ],
  highlight: ['POST /v2/nlp/analyze'],
  'topic-page': [
    // The second one finds that the new ID has not been replaced.
    'POST /v2/knowledgebase/redirects',
    'POST /v2/knowledgebase/redirects',
    'POST /v2/knowledgebase/infoboxes',
    'POST /v2/articles/demo/recommend',
    'POST /v2/knowledgebase/infoboxes',
    'POST /v2/articles/demo/recommend',
  ],
  'tag-archive': Array<string>(3).fill('POST /v2/nlp/analyze/batch'),
  'review-analytics': Array<string>(8).fill('POST /v3/analysis'),
  'election-report': ['POST /generate'],
};

const workspace = useWorkspace();

async function unpack(name: string, language: TutorialLanguage): Promise<void> {
  const tutorial = tutorials.find((candidate) => candidate.name === name);
  if (!tutorial) throw new Error(`There is no tutorial "${name}".`);
  await workspace.unpack(tutorial, language);
  const { ending, apiFile } = LANGUAGES[language];
  await rename(path.join(workspace.folder, `api.${ending}`), path.join(workspace.folder, apiFile));
  const client = String((await loadClients())[`downloads/client.${ending}`]);
  await writeFile(path.join(workspace.folder, `client.${ending}`), client);
  const api = await readFile(path.join(import.meta.dirname, 'client', `api.${ending}`), 'utf8');
  await writeFile(path.join(workspace.folder, `api.${ending}`), api);
}

function run(name: string, language: TutorialLanguage) {
  const names = ['MEDIA_API', 'GENERAL_API', 'GENJA_API', 'GENEEA_API'];
  const env = Object.fromEntries(
    names.flatMap((apiName) => [
      [`${apiName}_URL`, workspace.server.url],
      [`${apiName}_KEY`, 'any'],
    ]),
  );
  const command = [...LANGUAGES[language].command, toScript(name, language)];
  return execute(command, { cwd: workspace.folder, env });
}

type Entry = { method: string; path: string; status?: number };

/** The log of the client: empty if a script did not send with it. */
async function readLog(): Promise<{ sent: string; status?: number | undefined }[]> {
  const lines = (await readFile(path.join(workspace.folder, 'log.jsonl'), 'utf8'))
    .trim()
    .split('\n');
  return lines.map((line) => {
    const { method, path, status } = JSON.parse(line) as Entry;
    return { sent: `${method} ${path}`, status };
  });
}

const CASES = (['javascript', 'python'] as const).flatMap((language) =>
  tutorials.map((tutorial) => ({ tutorial, language, title: `${tutorial.name} in ${language}` })),
);

describe.each(CASES)('the client runs $title', ({ tutorial, language }) => {
  const test = language === 'python' && missing !== undefined ? it.skip : it;
  const { name } = tutorial;

  test('with the requests and the output of the tutorial', async () => {
    await unpack(name, language);
    const { stdout, stderr, status } = await run(name, language);
    expect(stderr).toBe('');
    expect(stdout).toBe(await readFile(toOutputFile(tutorial), 'utf8'));
    expect(status).toBe(0);
    const want = REQUESTS[name]?.toSorted();
    expect(workspace.server.arrived.toSorted()).toEqual(want);
    const log = await readLog();
    expect(log.map(({ sent }) => sent).sort()).toEqual(want);
    expect(new Set(log.map((entry) => entry.status))).toEqual(new Set([200]));
  });

  test('after errors that pass', async () => {
    workspace.server.plan({ status: 429, retryAfter: '7' }, 'drop', { status: 500 });
    await unpack(name, language);
    const { stdout } = await run(name, language);
    expect(stdout).toBe(await readFile(toOutputFile(tutorial), 'utf8'));
    expect(workspace.server.arrived).toHaveLength((REQUESTS[name]?.length ?? 0) + 3);
  });
});
