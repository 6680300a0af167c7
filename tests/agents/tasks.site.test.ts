import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { getAt, toSteps } from '@docs/utils';
import { loadContract } from '@docs/openapi/node';
import type { ContractName } from '@docs/vendor';
import { products } from '@docs/vendor';
import { openSandbox } from '@docs/sandbox/testing';
import { openLinks, openTools } from './doors';
import type { RequestedApi } from './doors';
import { MOST_BYTES, readUntil } from './reader';
import { findCall, findField, listValues } from './api-index';
import type { IndexOperation } from './api-index';

interface RequestTask {
  name: string;
  task: string;
  after?: string;
  take?: Record<string, string>;
  api: string;
  operation: string;
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  response?: string[];
}

interface TemplateTask {
  task: string;
  template: string;
  data?: object;
  language?: 'en' | 'cs';
  output: string;
}

interface FactTask {
  task: string;
  document: ContractName;
  pointer: string;
  /** A word that has to be in the line of the fact, where the fact alone says nothing. */
  beside?: string;
}

const { requests, templates, facts } = parse(readFileSync('tests/agents/tasks.yaml', 'utf8')) as {
  requests: RequestTask[];
  templates: TemplateTask[];
  facts: FactTask[];
};
const API_TITLES = Object.fromEntries(products.map((product) => [product.contract, product.title]));

const { sandbox } = await openSandbox();
const tools = await openTools();
afterAll(() => tools.close());

describe.each(requests)('$task', (task) => {
  const { api, operation } = findCall(task.api, task.operation);

  it('is done by a request that the sandbox accepts', async () => {
    sandbox.reset();
    const response = await send({ api, operation }, task, await fill(task));
    (task.response ?? []).forEach((pointer) => {
      const field = pointer.replace(/\/\d+/g, '/*');
      expect(findField(operation.response?.fields ?? [], field), pointer).toBeDefined();
      expect(pick(response, pointer), pointer).toBeDefined();
    });
  });
});

it('each task has its own words', () => {
  const all = [...requests, ...templates, ...facts].map(({ task }) => task);
  expect(new Set(all).size).toBe(all.length);
});

describe.each(requests)('by reading alone: $task', (task) => {
  const { operation } = findCall(task.api, task.operation);
  const allowed = (value: unknown, pointer: string) =>
    findField(operation.request?.fields ?? [], pointer)?.allowedValues && typeof value === 'string'
      ? [value]
      : [];
  const words = listValues(task.body ?? {}).flatMap(({ pointer, value }) => {
    const name = pointer.split('/').at(-1) ?? '';
    return [...(name === '*' ? [] : [name]), ...allowed(value, pointer)];
  });
  const names = [...new Set([...words, ...Object.keys(task.query ?? {})])].filter(Boolean);

  const api = { name: task.api, title: API_TITLES[task.api] ?? '' };
  itIsFound(`${api.title}: ${task.task}`, api, (text) => [
    ...(text.includes(operation.path) ? [] : [operation.path]),
    ...names.filter((name) => !hasName(text, name)),
  ]);

  it('is a request that build_request accepts', async () => {
    const { api, path, query, body } = task;
    const input = { api, operation: task.operation, path, query, body };
    const { text } = await tools.call('build_request', JSON.parse(JSON.stringify(input)) as object);
    expect(JSON.parse(text)).toMatchObject({ isValid: true });
  });
});

describe.each(templates)(
  'by reading alone: $task',
  ({ task, template, data, language, output }) => {
    const names = [
      ...[...template.matchAll(/\|\s*(\w+)/g)].map(([, name]) => name ?? ''),
      ...[...template.matchAll(/\{%\s*(\w+)/g)].map(([, name]) => name ?? ''),
      ...[...template.matchAll(/\bloop\.\w+|\b\p{L}+#/gu)].map(([name]) => name),
    ].filter((name) => !/^end/.test(name));

    itIsFound(task, undefined, (text) =>
      [...new Set(names)].filter((name) => !hasName(text, name)),
    );

    it('is a template that render_genja runs', async () => {
      const { text } = await tools.call('render_genja', {
        template,
        ...(data && { data }),
        ...(language && { language }),
      });
      expect(JSON.parse(text)).toEqual({ output, warnings: [] });
    });
  },
);

describe.each(facts)('by reading alone: $task', ({ task, document, pointer, beside = '' }) => {
  itIsFound(task, undefined, async (text) => {
    const fact = pick(await loadContract(document), pointer) as string;
    const lines = text.split('\n').map(toWords);
    const isFound = lines.some((line) => line.includes(toWords(fact)) && line.includes(beside));
    return isFound ? [] : [fact];
  });
});

/** The facts of a task have to be found through the links of pages, and with the tools of the MCP server. */
function itIsFound(
  task: string,
  api: RequestedApi | undefined,
  listMissingWords: ListMissing,
): void {
  it.each([
    ['links', () => openLinks(task, api !== undefined)],
    ['tools', () => tools.begin(task, api)],
  ])(`is found with %s in ${MOST_BYTES} bytes`, async (_, open) => {
    const { text, bytes, steps } = await readUntil(
      task,
      open(),
      async (read) => (await listMissingWords(read)).length === 0,
    );
    expect({ missing: await listMissingWords(text), steps }).toEqual({ missing: [], steps });
    expect(bytes, steps.join(', ')).toBeLessThanOrEqual(MOST_BYTES);
  });
}

type ListMissing = (text: string) => string[] | Promise<string[]>;

/** Whether a text has a name as code: in backticks, in quotes, in a pointer, or in a template. */
function hasName(text: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`[\`"/|.]${escaped}(?![\\w-])|\\{% ?${escaped}(?!\\w)`, 'u').test(text);
}

/** Text without the marks of Markdown and the targets of links. */
function toWords(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*\\]/g, '')
    .replace(/\s+/g, ' ');
}

/** Puts into a body what only the response to an earlier task can tell. */
async function fill({ body, after, take = {} }: RequestTask): Promise<object | undefined> {
  if (after === undefined) return body;
  const earlier = requests.find(({ name }) => name === after);
  if (!earlier) throw new Error(`tests/agents/tasks.yaml has no task "${after}". Correct "after".`);
  const response = await send(findCall(earlier.api, earlier.operation), earlier, earlier.body);
  if (body === undefined) return undefined;
  const filled = structuredClone(body);
  Object.entries(take).forEach(([to, from]) => {
    const end = to.lastIndexOf('/');
    Object.assign(pick(filled, to.slice(0, end)) as object, {
      [to.slice(end + 1)]: pick(response, from),
    });
  });
  return filled;
}

/** Sends a request that is made of nothing but the index and the values of the task. */
async function send(
  { api, operation }: IndexOperation,
  task: RequestTask,
  body?: object,
): Promise<unknown> {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => task.path?.[name] ?? '');
  const query = task.query ? `?${new URLSearchParams(task.query)}` : '';
  const keys = Object.entries(api.keyHeaders).map(([name, value]) => [
    name,
    value.replace(/<\w+>/, 'test'),
  ]);
  const response = await sandbox.fetch(
    new Request(`${api.host}${path}${query}`, {
      method: operation.method.toUpperCase(),
      headers: { ...Object.fromEntries(keys), 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  expect(response.ok, `${operation.id} answers ${response.status} ${text}`).toBe(true);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

function pick(value: unknown, pointer: string): unknown {
  return getAt(value, toSteps(pointer));
}
