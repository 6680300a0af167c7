import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openSandbox } from '../../testing/open-sandbox';
import { readText, readMarkdownVersion } from '../../testing/markdown-files';
import { findCall, findField, listMissing, listValues } from './api-index';
import type { IndexOperation } from './api-index';

interface Task {
  name: string;
  task: string;
  after?: string;
  take?: Record<string, string>;
  api: string;
  operation: string;
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  rules?: string[];
  response?: string[];
}

const tasks = parse(readFileSync('tests/agents/tasks.yaml', 'utf8')) as Task[];
const { sandbox } = await openSandbox();

describe.each(tasks)('$task', (task) => {
  const { api, operation } = findCall(task.api, task.operation);
  const fields = operation.request?.fields ?? [];
  const values = listValues(task.body ?? {}).filter(({ pointer }) => pointer !== '');

  it('needs only parameters and fields that the index names', () => {
    const names = operation.parameters.map((parameter) => parameter.name);
    expect(names).toEqual(expect.arrayContaining(Object.keys({ ...task.path, ...task.query })));
    expect(values.filter(({ pointer }) => !findField(fields, pointer))).toEqual([]);
  });

  it('contains all that the index calls required', () => {
    const given = { ...task.path, ...task.query };
    const wanted = operation.parameters.filter(({ required }) => required);
    expect(wanted.filter(({ name }) => !Object.hasOwn(given, name))).toEqual([]);
    const objects = listValues(task.body ?? {}).filter(({ value }) => isObject(value));
    expect(
      objects.flatMap(({ pointer, value }) => listMissing(fields, value as object, pointer)),
    ).toEqual([]);
  });

  it('uses only values that the index allows', () => {
    const refused = values.filter(({ pointer, value }) => {
      const allowed = findField(fields, pointer)?.allowedValues;
      return allowed && typeof value === 'string' && !Object.hasOwn(allowed, value);
    });
    expect(refused).toEqual([]);
  });

  it('is described by Markdown: call, fields and values', () => {
    const text = readPageOf(operation.url);
    expect(text).toContain(operation.path);
    const missing = values.filter(({ pointer, value }) => {
      const field = findField(fields, pointer);
      const page = readPageOf(field?.url ?? operation.url);
      const name = field?.pointer.split('/').at(-1) ?? '';
      const isListed = field?.allowedValues && typeof value === 'string';
      return !page.includes(name) || (isListed && !page.includes(value));
    });
    expect(missing).toEqual([]);
  });

  it.each(task.rules ?? [])('finds the rule %s in the index and in words on a page', (id) => {
    const rule = operation.rules.find((candidate) => candidate.id === id);
    expect(rule?.fields.some((field) => values.some(({ pointer }) => pointer === field))).toBe(
      true,
    );
    expect(readPageOf(rule?.url ?? '')).toContain(rule?.text);
  });

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

it('the tasks are ten, each with its own name', () => {
  expect(new Set(tasks.map(({ name }) => name)).size).toBe(10);
});

/** Puts into a body what only the response to an earlier task can tell. */
async function fill({ body, after, take = {} }: Task): Promise<object | undefined> {
  if (after === undefined) return body;
  const earlier = tasks.find(({ name }) => name === after);
  if (!earlier) throw new Error(`tests/agents/tasks.yaml has no task "${after}". Correct "after".`);
  const response = await send(findCall(earlier.api, earlier.operation), earlier, earlier.body);
  const filled = structuredClone(body ?? {});
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
  task: Task,
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

function readPageOf(url: string): string {
  return readText(readMarkdownVersion(new URL(url).pathname));
}

function pick(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
