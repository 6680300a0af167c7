import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { call, openSandbox, RESERVED_KEYS } from '@docs/sandbox/testing';
import type { IndexedOperation } from '@docs/docs-model/json-index';
import { index } from '../agents/api-index';
import { readPage, readTexts } from '../support/pages';

const { sandbox } = await openSandbox();

const operations = index.apis.flatMap((api) =>
  api.operations.map((operation) => ({ api: api.name, id: operation.id, operation })),
);

const toRoute = (url: string): string => new URL(url).pathname;
const readMarkdown = (route: string): string => readFileSync(`build${route}index.md`, 'utf8');

const toError = ({ status, name, rarity }: IndexedOperation['errors'][number]): string =>
  `${status} ${name}${rarity ? ` (${rarity})` : ''}`;

/** The sandbox names errors as the API does. */
const EXCEPTIONS: Record<string, string> = { Unauthorized: 'BadCredentialsException' };

/** The errors that requests to an operation can cause: by their key, without one, and by their path. */
async function causeErrors({ method, path }: IndexedOperation): Promise<string[]> {
  const send = async (target: string, key: string) => {
    const keys = { 'X-API-Key': key, Authorization: `user_key ${key}` };
    const { body } = await call(sandbox, `${method.toUpperCase()} ${target}`, undefined, keys);
    const { status, exception } = body as { status: number; exception: string };
    return `${status} ${exception}`;
  };
  const target = path.replaceAll(/\{\w+\}/g, 'demo');
  const errors = await Promise.all([
    send(target, ''),
    send(`${target}/misspelled`, 'any'),
    ...Object.keys(RESERVED_KEYS).map((key) => send(target, key)),
  ]);
  return [...new Set(errors)].sort();
}

describe('pages, Markdown, the index, and the sandbox name the same errors', () => {
  it.each(operations)('of $api $id', async ({ api, id, operation: { url, errors, ...rest } }) => {
    const route = toRoute(url);
    const want = errors.map(toError).join(', ');
    const page = readPage(route);
    const item = page(`h2[id="${id}"]`).nextUntil('h2').find('li:contains("Errors: ")');
    expect(item.first().text()).toBe(`Errors: ${want}`);
    const section = readMarkdown(route).split(`](#${id})\n`)[1] ?? '';
    const line = /^- Errors: .*$/m.exec(section)?.[0].replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
    expect(line).toBe(`- Errors: ${want}`);
    if (api === 'media-v2') {
      const listed = readTexts(readPage('/openapi/'), `[id^="${id}.error-"]`);
      expect(listed).toEqual(errors.map(toError).map((text) => text.replace(/ \((.*)\)$/, ', $1')));
    }
    const names = errors.map(({ status, name }) => {
      return `${status} ${EXCEPTIONS[name] ?? name.replaceAll(' ', '')}`;
    });
    expect(await causeErrors({ url, errors, ...rest, id })).toEqual(names);
  });
});

/** A default, where people read it: `/api_media2/reference/NlpRequest/#field-analyses false`. */
type Default = string;

function listDefaults({ url, parameters, request }: IndexedOperation): Default[] {
  const fields = [
    ...parameters.map((field) => ({ ...field, url: `${url}.${field.name}` })),
    ...(request?.fields ?? []),
  ];
  return fields
    .filter((field) => 'default' in field)
    .map((field) => toDefault(field.url!.replace(/^https:\/\/[^/]+/, ''), field.default));
}

const toDefault = (url: string, value: unknown): Default => `${url} ${JSON.stringify(value)}`;

const sort = (defaults: Default[]): Default[] => [...new Set(defaults)].sort();

function readDefaults(route: string): Default[] {
  const page = readPage(route);
  const lines = page('[id] p').filter((_, line) => page(line).text().startsWith('Default '));
  return lines.toArray().map((line) => {
    const anchor = page(line).closest('[id]').attr('id') ?? '';
    return `${route}#${anchor} ${page(line).find('code').first().text()}`;
  });
}

const LINE = /^\| \[`.*?`\]\(#([^)]+)\).* Default `(.*?)`/gm;

describe('the defaults of the index', () => {
  const indexed = sort(operations.flatMap(({ operation }) => listDefaults(operation)));
  const described = index.apis.flatMap((api) => [...api.operations, ...api.types]);
  const routes = [...new Set(described.map(({ url }) => toRoute(url)))];

  it('are those of the pages', () => {
    expect(sort(routes.flatMap(readDefaults))).toEqual(indexed);
    const media = operations.filter(({ api }) => api === 'media-v2');
    // The items of a list are described where they are sent one at a time.
    const isItem = ({ pointer = '' }) => pointer.startsWith('/*/');
    const interactive = media.flatMap(({ id, operation: { parameters, request } }) =>
      [...parameters, ...(request?.fields.filter((field) => !isItem(field)) ?? [])]
        .filter((field) => 'default' in field)
        .map((field) => toDefault(`/openapi/#${id}.${toName(field)}`, field.default)),
    );
    expect(sort(readDefaults('/openapi/'))).toEqual(sort(interactive));
  });

  it('are those of Markdown', () => {
    const written = routes.flatMap((route) =>
      [...readMarkdown(route).matchAll(LINE)].map(
        ([, anchor, value]): Default => `${route}#${anchor} ${value}`,
      ),
    );
    expect(sort(written)).toEqual(indexed);
  });

  it('are those of the sandbox: a request without the field gets the same response', async () => {
    const different = new Set<string>();
    const names = new Set<string>();
    for (const { operation } of operations) {
      const [example] = operation.examples;
      const { parameters, request, method } = operation;
      for (const field of [...parameters, ...(request?.fields ?? [])]) {
        if (!('default' in field) || !example) continue;
        const send = (value?: unknown) =>
          sendWith(`${method.toUpperCase()} ${example.path}`, example.body, field, value);
        const name = toName(field);
        const without = await send();
        expect(await send(field.default), `${operation.id} ${name}`).toBe(without);
        names.add(name);
        const other = typeof field.default === 'boolean' ? !field.default : ['tags'];
        if ((await send(other)) !== without) different.add(name);
      }
    }
    expect(different, 'another value changes some response').toEqual(names);
    expect(names).toContain('returnMentions');
  });
});

const toName = (field: { pointer: string } | { name: string }): string =>
  'name' in field ? field.name : field.pointer.slice(field.pointer.lastIndexOf('/') + 1);

/** The response to an example with another value of a field, or without the field, without its ID. */
async function sendWith(
  line: string,
  body: unknown,
  field: { pointer: string } | { name: string },
  value: unknown,
): Promise<string> {
  sandbox.reset();
  const name = toName(field);
  const path = line.replace(/\?.*/, '');
  const query = value === undefined ? '' : `?${name}=${String(value)}`;
  const change = (item: object) => ({ ...item, [name]: value });
  const changed = Array.isArray(body) ? body.map(change) : change(body as object);
  const { text } = await ('name' in field
    ? call(sandbox, path + query)
    : call(sandbox, line, changed));
  return text.replaceAll(/"referenceKey":"[^"]*"/g, '');
}
