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

function run(name: string, language: TutorialLanguage, ...args: string[]) {
  const names = ['MEDIA_API', 'GENERAL_API', 'GENJA_API', 'GENEEA_API'];
  const env = Object.fromEntries(
    names.flatMap((apiName) => [
      [`${apiName}_URL`, workspace.server.url],
      [`${apiName}_KEY`, 'any'],
    ]),
  );
  const command = [...LANGUAGES[language].command, toScript(name, language), ...args];
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

describe.each(['javascript', 'python'] as const)('the client in %s', (language) => {
  const test = language === 'python' && missing !== undefined ? it.skip : it;

  test('tags the rest of an archive, two batches at a time', async () => {
    await unpack('tag-archive', language);
    await run('tag-archive', language);
    expect(workspace.server.mostOpen()).toBeLessThanOrEqual(2);
    const results = path.join(workspace.folder, 'tags.jsonl');
    const lines = (await readFile(results, 'utf8')).split('\n').filter(Boolean);
    // As if the power had failed while the fourth line was written.
    await writeFile(results, `${lines.slice(0, 3).join('\n')}\n${lines[3]?.slice(0, 12)}`);
    workspace.server.arrived.length = 0;
    const { stdout } = await run('tag-archive', language);
    expect(stdout).toContain('11 articles, 3 done before');
    expect(stdout).toContain('tags.jsonl: 11 articles with tags');
    expect(workspace.server.arrived).toHaveLength(2);
  });

  test('throws an error with the status, by which an archive divides a rejected batch', async () => {
    await unpack('tag-archive', language);
    const lines = ['{"id":"1","title":"Prague"}', '{"id":"2","title":"Munich","text":{"a":1}}'];
    await writeFile(path.join(workspace.folder, 'own.jsonl'), lines.join('\n'));
    const { stdout, status } = await run('tag-archive', language, 'own.jsonl');
    expect(stdout).toContain('Failed: 2, POST /v2/nlp/analyze/batch: status 400.');
    expect(stdout).toContain('tags.jsonl: 1 articles with tags');
    expect((await readLog()).map((entry) => entry.status)).toEqual([400, 200, 400]);
    expect(status).toBe(1);
  });

  test('finds a topic by its name', async () => {
    await unpack('topic-page', language);
    const { stdout } = await run('topic-page', language, 'Munich');
    expect(stdout).toMatch(/^Found: G1726, Munich\n\nMunich: city in Bavaria, Germany\n/);
    expect(workspace.server.arrived[0]).toBe('POST /v2/knowledgebase/search');
  });

  test('does not send feedback twice, because the first may have arrived', async () => {
    await unpack('newsroom', language);
    workspace.server.plan('pass', 'pass', 'pass', 'drop');
    const { stderr, status } = await run('newsroom', language);
    expect(stderr).toMatch(/^POST \/v2\/nlp\/analyze\/feedback: the connection to .* broke/);
    expect(workspace.server.arrived).toHaveLength(4);
    expect(status).toBe(1);
  });
});
