import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { render } from '@docs/genja';
import { getAt, toSteps } from '@docs/utils';
import { loadContract } from '@docs/openapi/node';
import type { ContractName } from '@docs/vendor';
import { products } from '@docs/vendor';
import { openSandbox } from '@docs/sandbox/testing';
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

const { sandbox } = await openSandbox();

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

  it('needs only names that the pages of the API have', () => {
    const allowed = (value: unknown, pointer: string) =>
      findField(operation.request?.fields ?? [], pointer)?.allowedValues &&
      typeof value === 'string'
        ? [value]
        : [];
    const words = listValues(task.body ?? {}).flatMap(({ pointer, value }) => {
      const name = pointer.split('/').at(-1) ?? '';
      return [...(name === '*' ? [] : [name]), ...allowed(value, pointer)];
    });
    const names = [...words, ...Object.keys(task.query ?? {})].filter(Boolean);
    const text = readContractPages(task.api);
    expect(text).toContain(operation.path);
    expect(names.filter((name) => !hasName(text, name))).toEqual([]);
  });
});

describe.each(templates)('$task', ({ template, data, language, output }) => {
  it('is done by a template that the engine runs', () => {
    expect(render({ template, data, language })).toMatchObject({ ok: true, output, warnings: [] });
  });

  it('needs only names that the pages of Genja have', () => {
    const patterns = [/\|\s*(\w+)/g, /\{%\s*(?!end)(\w+)/g, /(\bloop\.\w+|\b\p{L}+#)/gu];
    const names = patterns.flatMap((pattern) =>
      [...template.matchAll(pattern)].map(([, name]) => name!),
    );
    const text = readPages('genja');
    expect(names.filter((name) => !hasName(text, name))).toEqual([]);
  });
});

it.each(facts)('the pages contain the fact: $task', async ({ document, pointer, beside = '' }) => {
  const fact = toWords(pick(await loadContract(document), pointer) as string);
  const lines = readContractPages(document).split('\n').map(toWords);
  expect(lines.filter((line) => line.includes(fact) && line.includes(beside))).not.toEqual([]);
});

/** The Markdown of all pages of a product. */
const readPages = (product: string): string =>
  readdirSync(`build/${product}`)
    .filter((name) => /^llms-full.*\.txt$/.test(name))
    .map((name) => readFileSync(`build/${product}/${name}`, 'utf8'))
    .join('\n');

const readContractPages = (contract: string): string =>
  readPages(products.find((product) => product.contract === contract)!.id);

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
