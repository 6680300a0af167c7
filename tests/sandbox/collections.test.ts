import { expect, it } from 'vitest';
import { loadContract, loadExamples } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';
import { openSandbox } from '@docs/sandbox/testing';
import { toCollection, printPostman } from '@docs/code-samples/collections';

/** A request as Postman would read it, before it fills in variables. */
interface ReadRequest {
  method: string;
  url: string;
  headers: [string, string][];
  body?: string;
  status: number;
  /** Field paths into the response, by the text that is replaced by the value. */
  captures: Record<string, string>;
}

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

it.each(contractNames)(
  'the sandbox returns the expected status to the collection of %s',
  async (contract) => {
    const examples = [...(await loadExamples(contract)).values()];
    const collection = toCollection(await loadContract(contract), examples);
    const { item } = JSON.parse(printPostman(collection));
    const requests: ReadRequest[] = item
      .flatMap((folder: { item: unknown[] }) => folder.item)
      .map(readPostman);
    expect(requests).toHaveLength(examples.length);
    const { sandbox } = await openSandbox();
    const values: Record<string, string> = {
      baseUrl: 'https://sandbox.test',
      apiKey: 'test',
      customerId: 'test',
    };
    const fill = (text: string) =>
      text.replace(/\{\{([^{}]+)\}\}/g, (_, name: string) => {
        expect(values, 'the variables of the collection').toHaveProperty([name]);
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
  },
);

function pick(text: string, path: string): string {
  const value = path
    .split('.')
    .reduce((inner: unknown, key) => (inner as Record<string, unknown>)[key], JSON.parse(text));
  expect(value, path).toBeTypeOf('string');
  return String(value);
}
