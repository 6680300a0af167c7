import { lintFromString, createConfig } from '@redocly/openapi-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadContract } from '#contract/read/load';
import { loadExamples } from '#contract/examples/load-examples';
import { contractNames } from '#contract/names';
import type { ContractName } from '#contract/names';
import { openSandbox } from '../../testing/open-sandbox';
import { toCollection } from './collection';
import type { Collection } from './collection';
import { printArazzo } from './print-arazzo';
import { printBruno } from './print-bruno';
import { printHttp } from './print-http';
import { printHurl } from './print-hurl';
import { printInsomnia } from './print-insomnia';
import { printPostman } from './print-postman';

/** A request as a tool would read it, before it fills in variables. */
interface ReadRequest {
  method: string;
  url: string;
  headers: [string, string][];
  body?: string;
  status: number;
  /** Field paths into the response, by the text that is replaced by the value. */
  captures: Record<string, string>;
}

type Pairs = { name?: string; key?: string; value: string }[];

const toPairs = (list: Pairs) =>
  list.map(({ name, key, value }): [string, string] => [name ?? key ?? '', value]);

/** Each reads its format without the code that prints it. */
const FORMATS: Record<string, (collection: Collection) => ReadRequest[]> = {
  Postman: (collection) => {
    const { item } = JSON.parse(printPostman(collection));
    return item.flatMap((folder: { item: unknown[] }) => folder.item).map(readPostman);
  },
  Insomnia: (collection) => {
    const file = parse(printInsomnia(collection));
    return file.collection
      .flatMap((one: { children: unknown[] }) => one.children)
      .map(readInsomnia);
  },
  http: (collection) => {
    const captures = [
      ...printHttp(collection).matchAll(/\{\{(\w+)\.response\.body\.\$\.([\w.]+)\}\}/g),
    ];
    return printHttp(collection)
      .split(/^### /m)
      .slice(1)
      .map((text) => readHttp(text, captures));
  },
  Hurl: (collection) => printHurl(collection).split(/^# /m).slice(2).map(readHurl),
  Bruno: (collection) =>
    Object.entries(printBruno(collection))
      .filter(([path]) => path.endsWith('.bru') && !/folder\.bru|environments/.test(path))
      .map(([, text]) => readBruno(text)),
};

function readPostman(item: {
  request: { method: string; url: { raw: string }; header: Pairs; body?: { raw: string } };
  event: { script: { exec: string[] } }[];
}): ReadRequest {
  const { method, url, header, body } = item.request;
  const script = item.event[0]?.script.exec.join('\n') ?? '';
  return { ...readScript(script), method, url: url.raw, headers: toPairs(header), body: body?.raw };
}

function readInsomnia(request: {
  method: string;
  url: string;
  headers: Pairs;
  body?: { text: string };
  scripts: { afterResponse: string };
}): ReadRequest {
  const { method, url, headers, body, scripts } = request;
  const plain = (text: string) => text.replace(/\{\{ _\.(\w+) \}\}/g, '{{$1}}');
  return {
    ...readScript(scripts.afterResponse),
    method,
    url: plain(url),
    headers: toPairs(headers).map(([name, value]) => [name, plain(value)]),
    body: body && plain(body.text),
  };
}

function readScript(script: string): Pick<ReadRequest, 'status' | 'captures'> {
  const captures = [...script.matchAll(/\.set\('(\w+)', [\w.]+\.json\(\)\.([\w.]+)\)/g)];
  return {
    status: Number(/Status (\d+)/.exec(script)?.[1]),
    captures: Object.fromEntries(captures.map(([, name, path]) => [name, path ?? ''])),
  };
}

function readHttp(text: string, references: RegExpMatchArray[]): ReadRequest {
  const [head = '', body] = text.trim().split('\n\n');
  const [method = '', url = ''] = (/^[A-Z]+ \{\{baseUrl.*/m.exec(head)?.[0] ?? '').split(' ');
  const name = /@name (\w+)/.exec(head)?.[1];
  const own = references.filter(([, request]) => request === name);
  return {
    method,
    url,
    headers: readHeaders(head.slice(head.indexOf(url))),
    body,
    status: Number(/Expected status: (\d+)/.exec(head)?.[1]),
    captures: Object.fromEntries(own.map(([whole, , path]) => [whole.slice(2, -2), path ?? ''])),
  };
}

function readHurl(text: string): ReadRequest {
  const [, method = '', url = '', head = '', body, status, captures = ''] =
    /^.*\n([A-Z]+) (\S+)\n((?:[\w-]+: .*\n)*)([{[][^]*\n)?HTTP (\d+)([^]*)$/.exec(text) ?? [];
  const saved = [...captures.matchAll(/^(\w+): jsonpath "\$\.(.*)"$/gm)];
  return {
    method,
    url,
    headers: readHeaders(head),
    body,
    status: Number(status),
    captures: Object.fromEntries(saved.map(([, name, path]) => [name, path ?? ''])),
  };
}

function readBruno(text: string): ReadRequest {
  const blocks = Object.fromEntries(
    [...text.matchAll(/^([\w:-]+) \{\n([^]*?)^\}/gm)].map(([, name, inner]) => [name, inner ?? '']),
  );
  const method = ['get', 'post', 'put', 'delete'].find((one) => one in blocks) ?? '';
  const saved = [...(blocks['vars:post-response'] ?? '').matchAll(/(\w+): res\.body\.(\S+)/g)];
  return {
    method: method.toUpperCase(),
    url: /url: (.*)/.exec(blocks[method] ?? '')?.[1] ?? '',
    headers: [...readHeaders(blocks.headers ?? ''), ['Content-Type', 'application/json']],
    body: blocks['body:json'],
    status: Number(/res\.status: eq (\d+)/.exec(blocks.assert ?? '')?.[1]),
    captures: Object.fromEntries(saved.map(([, name, path]) => [name, path ?? ''])),
  };
}

function readHeaders(text: string): [string, string][] {
  return [...text.matchAll(/^\s*([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
}

const collections = {} as Record<ContractName, Collection>;
const counts = {} as Record<ContractName, number>;
let versions = {} as Record<ContractName, string>;

beforeAll(async () => {
  for (const name of contractNames) {
    const [document, examples] = [await loadContract(name), await loadExamples(name)];
    collections[name] = toCollection(name, document, [...examples.values()]);
    counts[name] = examples.size;
    versions = { ...versions, [name]: document.info.version };
  }
});

describe.each(contractNames)('the collections of %s', (contract) => {
  it.each(Object.keys(FORMATS))('%s: the sandbox returns the expected status', async (format) => {
    const requests = FORMATS[format]?.(collections[contract]) ?? [];
    expect(requests).toHaveLength(counts[contract]);
    const { sandbox } = await openSandbox();
    const values: Record<string, string> = {
      baseUrl: 'https://sandbox.test',
      apiKey: 'test',
      customerId: 'test',
    };
    const fill = (text: string) =>
      text.replace(/\{\{([^{}]+)\}\}/g, (_, name: string) => {
        expect(values, `the variables that ${format} knows`).toHaveProperty([name]);
        return values[name] ?? '';
      });
    for (const { method, url, headers, body, status, captures } of requests) {
      const response = await sandbox.fetch(
        new Request(fill(url), {
          method,
          headers: headers.map(([name, value]): [string, string] => [name, fill(value)]),
          ...(body !== undefined && { body: fill(body) }),
        }),
      );
      const text = await response.text();
      expect(response.status, `${method} ${url}\n${body}\n${text}`).toBe(status);
      for (const [name, path] of Object.entries(captures)) values[name] = pick(text, path);
    }
  });

  it('are Arazzo documents without an error', async () => {
    const source = printArazzo(collections[contract], versions[contract], 'https://a.test/a.yaml');
    const config = await createConfig({ rules: { struct: 'error' }, extends: ['spec'] });
    const problems = await lintFromString({ source, absoluteRef: 'requests.arazzo.yaml', config });
    expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([]);
    expect(parse(source).workflows).toHaveLength(counts[contract]);
  });
});

function pick(text: string, path: string): string {
  const value = path
    .split('.')
    .reduce((inner: unknown, key) => (inner as Record<string, unknown>)[key], JSON.parse(text));
  expect(value, path).toBeTypeOf('string');
  return String(value);
}
