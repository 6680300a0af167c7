import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract, loadExamples } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';
import type { ContractName } from '@docs/vendor';
import { openSandbox } from '@docs/sandbox/testing';
import { toCollection, printHttp, printHurl, printPostman } from '@docs/code-samples/collections';
import type { Collection } from '@docs/code-samples/collections';

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

/** Each reads its format without the code that prints it. */
const FORMATS: Record<string, (collection: Collection) => ReadRequest[]> = {
  Postman: (collection) => {
    const { item } = JSON.parse(printPostman(collection));
    return item.flatMap((folder: { item: unknown[] }) => folder.item).map(readPostman);
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
};

function readPostman(item: {
  request: {
    method: string;
    url: { raw: string };
    header: { key: string; value: string }[];
    body?: { raw: string };
  };
  event: { script: { exec: string[] } }[];
}): ReadRequest {
  const { method, url, header, body } = item.request;
  const script = item.event[0]?.script.exec.join('\n') ?? '';
  const headers = header.map(({ key, value }): [string, string] => [key, value]);
  return { ...readScript(script), method, url: url.raw, headers, body: body?.raw };
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
  const captured = references.filter(([, request]) => request === name);
  return {
    method,
    url,
    headers: readHeaders(head.slice(head.indexOf(url))),
    body,
    status: Number(/Expected status: (\d+)/.exec(head)?.[1]),
    captures: Object.fromEntries(
      captured.map(([whole, , path]) => [whole.slice(2, -2), path ?? '']),
    ),
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

function readHeaders(text: string): [string, string][] {
  return [...text.matchAll(/^\s*([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
}

const collections = {} as Record<ContractName, Collection>;
const counts = {} as Record<ContractName, number>;

beforeAll(async () => {
  for (const name of contractNames) {
    const [document, examples] = [await loadContract(name), await loadExamples(name)];
    collections[name] = toCollection(document, [...examples.values()]);
    counts[name] = examples.size;
  }
});

describe.each(contractNames)('the collections of %s', (contract) => {
  it.each(Object.keys(FORMATS))('%s: the sandbox returns the expected status', async (format) => {
    const requests = FORMATS[format]?.(collections[contract]!) ?? [];
    expect(requests).toHaveLength(counts[contract]!);
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
});

function pick(text: string, path: string): string {
  const value = path
    .split('.')
    .reduce((inner: unknown, key) => (inner as Record<string, unknown>)[key], JSON.parse(text));
  expect(value, path).toBeTypeOf('string');
  return String(value);
}
