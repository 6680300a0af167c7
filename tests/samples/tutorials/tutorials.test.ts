import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { toScript } from '@docs/docs-model/downloads';
import { tutorials } from '@docs/vendor/site';
import type { TutorialLanguage } from '@docs/docs-model/downloads';
import type { Tutorial } from '@docs/vendor/site';
import { openFailingServer } from '../client/open-failing-server';
import { execute } from '../run/execute';
import { findPython } from '../run/find-toolchain';
import { toOutputFile, useWorkspace } from './use-workspace';

// The downloads of the tutorials, unpacked in an empty folder and run with their one command.

const { command: PYTHON, missing } = findPython();

const RUNTIMES: Record<TutorialLanguage, string[]> = {
  javascript: ['node'],
  python: [...PYTHON, '-B'],
};

const CASES = tutorials.flatMap((tutorial) =>
  (['javascript', 'python'] as const).map((language) => ({
    title: `${tutorial.name} in ${language}`,
    tutorial,
    language,
  })),
);

const find = (name: string) => tutorials.find((tutorial) => tutorial.name === name) as Tutorial;

const workspace = useWorkspace();

function run(
  { name }: Tutorial,
  language: TutorialLanguage,
  { args = ['--sandbox'], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
) {
  const command = [...RUNTIMES[language], toScript(name, language), ...args];
  return execute(command, {
    cwd: workspace.folder,
    env: { SANDBOX_URL: workspace.server.url, ...env },
  });
}

const runWithKey = (tutorial: Tutorial, language: TutorialLanguage, key = 'any') => {
  const { url } = workspace.server;
  const urls = { MEDIA_API_URL: url, GENERAL_API_URL: url, GENJA_API_URL: url };
  return run(tutorial, language, { args: [], env: { ...urls, [tutorial.keyName]: key } });
};

describe.each(CASES)('$title', ({ tutorial, language }) => {
  const test = language === 'python' && missing !== undefined ? it.skip : it;

  test('prints what its page shows, and sends no key to the sandbox', async () => {
    await workspace.unpack(tutorial, language);
    const env = { [tutorial.keyName]: 'demo-403' };
    const { stdout, stderr, status } = await run(tutorial, language, { env });
    expect(stderr).toBe('');
    // With -u it writes the file.
    await expect(stdout).toMatchFileSnapshot(path.resolve(toOutputFile(tutorial)));
    expect(status).toBe(0);
  });

  test('has its commands in its README', async () => {
    await workspace.unpack(tutorial, language);
    const readme = await readFile(path.join(workspace.folder, 'README.md'), 'utf8');
    const command = language === 'javascript' ? 'node' : 'python';
    expect(readme).toContain(`${command} ${toScript(tutorial.name, language)} --sandbox\n`);
    expect(readme).toContain('/downloads/sandbox.mjs\n    node sandbox.mjs\n');
  });

  test('goes on after errors that pass', async () => {
    workspace.server.plan({ status: 429, retryAfter: '1' }, 'drop');
    await workspace.unpack(tutorial, language);
    const { stdout, stderr } = await runWithKey(tutorial, language);
    expect(stderr).toBe('');
    expect(stdout).toBe(await readFile(toOutputFile(tutorial), 'utf8'));
  });

  test('reads data with the line ends of Windows', async () => {
    await workspace.unpack(tutorial, language);
    for (const name of await readdir(workspace.folder)) {
      if (!/\.(json|jsonl|genja)$/.test(name)) continue;
      const file = path.join(workspace.folder, name);
      await writeFile(file, (await readFile(file, 'utf8')).replaceAll('\n', '\r\n'));
    }
    const { stdout } = await run(tutorial, language);
    expect(stdout).toBe(await readFile(toOutputFile(tutorial), 'utf8'));
  });
});

const READ_JSON = CASES.filter(
  ({ tutorial }) => !/^(topic-page|tag-archive|election-report)$/.test(tutorial.name),
);

describe.each(READ_JSON)('$title', ({ tutorial, language }) => {
  const test = language === 'python' && missing !== undefined ? it.skip : it;

  test('says that a file cannot be read', async () => {
    await workspace.unpack(tutorial, language);
    const outcome = await run(tutorial, language, { args: ['nothing.json', '--sandbox'] });
    expectSentence(outcome, 'The file nothing.json cannot be read.');
  });

  test.each([
    ['not JSON', '{', ' is not a valid JSON file: '],
    ['a number', '5', ' needs text in the field "id".'],
    ['null', 'null', ' needs text in the field "id".'],
    ['an object without fields', '{}', ' needs text in the field "id".'],
    ['empty texts', '{"id":"1","title":" ","text":""}', ' needs text in the field "'],
  ])('says what is missing in data: %s', async (_, data, want) => {
    await workspace.unpack(tutorial, language);
    await writeFile(path.join(workspace.folder, 'own.json'), data);
    const outcome = await run(tutorial, language, { args: ['own.json', '--sandbox'] });
    expectSentence(outcome, want);
    expect(workspace.server.arrived).toEqual([]);
  });
});

describe.each(['javascript', 'python'] as const)('in %s', (language) => {
  const test = language === 'python' && missing !== undefined ? it.skip : it;

  test.each([
    ['is missing', ' ', 'The API key is missing. Set the environment variable MEDIA_API_KEY.'],
    ['contains a line break', 'a\nb', 'The API key contains a character that no key contains.'],
    ['is rejected', 'demo-403', 'status 403. Check the key and its permissions.'],
  ])('a script ends with one sentence if the key %s', async (_, key, want) => {
    await workspace.unpack(find('highlight'), language);
    expectSentence(await runWithKey(find('highlight'), language, key), want);
  });

  test('a script ends with one sentence if no sandbox is running', async () => {
    const closed = await openFailingServer();
    closed.close();
    await workspace.unpack(find('highlight'), language);
    const env = { SANDBOX_URL: closed.url };
    const outcome = await run(find('highlight'), language, { env });
    expectSentence(outcome, `no server listens at ${new URL(closed.url).host}. Check the base URL`);
  });

  test('the newsroom sends feedback once if the connection breaks', async () => {
    workspace.server.plan('pass', 'pass', 'pass', 'drop');
    await workspace.unpack(find('newsroom'), language);
    const outcome = await run(find('newsroom'), language);
    const feedback = workspace.server.arrived.slice(3).filter((call) => call.endsWith('/feedback'));
    expect(feedback).toEqual([...new Set(feedback)]);
    expectSentence(outcome, '/feedback: the connection to ');
  });

  test('the newsroom reports each decision with the key of its response', async () => {
    await workspace.unpack(find('newsroom'), language);
    await run(find('newsroom'), language);
    expect(workspace.server.arrived.slice(2)).toEqual([
      'POST /v2/knowledgebase/search',
      'POST /v2/nlp/analyze/feedback',
      'POST /v2/photos/demo/recommend/feedback',
      'PUT /v2/articles/demo/cms-7001',
      'POST /v2/articles/demo/recommend',
    ]);
    expect(workspace.server.arrived.slice(0, 2).sort()).toEqual([
      'POST /v2/nlp/analyze',
      'POST /v2/photos/demo/recommend',
    ]);
  });

  test.each([
    ['{"date":5}', 'The data needs a date: 2026-10-10.'],
    ['[]', 'The data needs a date: 2026-10-10.'],
    ['{"date":"2026-10-10"}', 'The data needs the name of a town.'],
    ['{"date":"2026-10-10","region":{"town":"Brno"},"turnout":{"now":"a"}}', 'the turnout of two'],
    [
      '{"date":"2026-10-10","region":{"town":"Brno"},"turnout":{"now":4,"before":5}}',
      'The data needs two parties or more',
    ],
  ])('the election report says what is missing in %s', async (data, want) => {
    const tutorial = find('election-report');
    await workspace.unpack(tutorial, language);
    await writeFile(path.join(workspace.folder, 'own.json'), data);
    const outcome = await run(tutorial, language, { args: ['own.json', '--sandbox'] });
    expectSentence(outcome, want);
    expect(workspace.server.arrived).toEqual([]);
  });

  test('the election report escapes names', async () => {
    const tutorial = find('election-report');
    await workspace.unpack(tutorial, language);
    const file = path.join(workspace.folder, 'election.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('"strana"', '"<b> & synové"'));
    const { stdout, stderr } = await run(tutorial, language);
    expect(stderr).toBe('');
    expect(stdout).toContain('&lt;b&gt; &amp; synové');
  });

  test('a topic page for a name prints its ID', async () => {
    await workspace.unpack(find('topic-page'), language);
    const { stdout } = await run(find('topic-page'), language, { args: ['Munich', '--sandbox'] });
    expect(stdout).toMatch(/^Found: G1726, Munich\n\nMunich: city in Bavaria, Germany\n/);
    const html = await readFile(path.join(workspace.folder, 'G1726.html'), 'utf8');
    expect(html).toContain('<h1>Munich</h1>\n<p>city in Bavaria, Germany</p>');
  });

  test('a topic page for an unknown name is a sentence', async () => {
    await workspace.unpack(find('topic-page'), language);
    const outcome = await run(find('topic-page'), language, { args: ['Atlantis', '--sandbox'] });
    expectSentence(outcome, 'The knowledge base has no item with the name "Atlantis".');
  });

  test('the archive continues where it was interrupted', async () => {
    const tutorial = find('tag-archive');
    await workspace.unpack(tutorial, language);
    await run(tutorial, language);
    const results = path.join(workspace.folder, 'tags.jsonl');
    const lines = (await readFile(results, 'utf8')).split('\n').filter(Boolean);
    expect(lines).toHaveLength(11);
    // As if the power had failed while the fourth line was written.
    await writeFile(results, `${lines.slice(0, 3).join('\n')}\n${lines[3]?.slice(0, 12)}`);
    workspace.server.arrived.length = 0;
    const { stdout, status } = await run(tutorial, language);
    expect(stdout).toContain('11 articles, 3 done before');
    expect(stdout).toContain('tags.jsonl: 11 articles with tags');
    expect(workspace.server.arrived).toHaveLength(2);
    expect(status).toBe(0);
  });

  test('the archive matches analyses by ID, not by their order', async () => {
    const tutorial = find('tag-archive');
    await workspace.unpack(tutorial, language);
    const readTags = async () => {
      const lines = await readFile(path.join(workspace.folder, 'tags.jsonl'), 'utf8');
      return lines.split('\n').filter(Boolean).sort();
    };
    await run(tutorial, language);
    const tags = await readTags();
    const [munich] = (JSON.parse(tags[0]!) as { tags: unknown[] }).tags;
    expect(munich).toEqual({ gkbId: 'G1726', stdForm: 'Munich', relevance: 96 });
    await rm(path.join(workspace.folder, 'tags.jsonl'));
    workspace.server.plan('another order', 'another order', 'another order');
    await run(tutorial, language);
    expect(await readTags()).toEqual(tags);
  });

  test('the archive sends the articles of a rejected batch one by one', async () => {
    const tutorial = find('tag-archive');
    await workspace.unpack(tutorial, language);
    // An empty batch of words in the wrong type is rejected as a whole.
    const lines = [
      '{"id":"1","title":"Prague"}',
      '{"id":"2","title":"Munich","text":{"a":1}}',
      'no JSON',
      '{"id":"3","title":"Paris"}',
    ];
    await writeFile(path.join(workspace.folder, 'own.jsonl'), lines.join('\n'));
    const args = ['own.jsonl', '--sandbox'];
    const { stdout, stderr, status } = await run(tutorial, language, { args });
    expect(stdout).toContain('Left out: Line 3 is not JSON.');
    expect(stdout).toContain('Failed: 2, POST /v2/nlp/analyze/batch: status 400. ');
    expect(stdout).toContain('tags.jsonl: 2 articles with tags');
    expect(stderr).toBe('Run the script again to repeat what failed.\n');
    expect(status).toBe(1);
    await rm(path.join(workspace.folder, 'own.jsonl'));
  });
});

function expectSentence(
  { stdout, stderr, status }: { stdout: string; stderr: string; status: number },
  want: string,
): void {
  // The archive reports each article, the others end with the sentence.
  expect(stdout + stderr).toContain(want);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr).not.toMatch(/Traceback|at file:|at async/);
  expect(status).toBe(1);
}
