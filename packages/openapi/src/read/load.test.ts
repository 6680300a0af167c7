import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { createFolder } from '@docs/utils/testing';
import { buildDocument, buildOperation } from './fixtures';
import { deepFreeze, ifMissing, loadContract, parseOnce, toContractFile } from './load';

const toRoot = (text: string) => createFolder({ [toContractFile('media-v2')]: text });

describe('loadContract()', () => {
  it('fills in what a framework does not print: tags, IDs, and the variables of a server', async () => {
    const paths = {
      '/orders': { post: buildOperation({ tags: undefined, operationId: undefined }) },
    };
    const variables = { region: { default: 'eu' }, v: { default: '2' } };
    const servers = [{ url: 'https://{region}.shop.example/v{v}/{unknown}', variables }];
    const root = await toRoot(stringify({ ...buildDocument(), tags: undefined, servers, paths }));
    const document = await loadContract('media-v2', root);
    expect(document.servers).toEqual([{ url: 'https://eu.shop.example/v2/{unknown}' }]);
    expect(document.tags).toEqual([{ name: 'Other' }]);
    expect(document.paths['/orders']?.post).toMatchObject({
      operationId: 'postOrders',
      tags: ['Other'],
    });
  });

  it('gives each group its own page once there are many operations', async () => {
    const toMany = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`/o${at}`, { get: buildOperation() }]),
      );
    const load = async (paths: ReturnType<typeof toMany>) =>
      (await loadContract('media-v2', await toRoot(stringify({ ...buildDocument(), paths })))).tags;
    expect(await load(toMany(20))).toEqual([{ name: 'Orders' }]);
    expect(await load(toMany(21))).toEqual([{ name: 'Orders', 'x-page': 'orders-endpoints' }]);
  });

  it('names a missing file and the remedy', async () => {
    const root = await toRoot('');
    await expect(loadContract('media-v1', root)).rejects.toThrow(
      'contracts/media-v1/openapi.yaml cannot be read. Restore it',
    );
  });

  it('names the line that is not YAML', async () => {
    const root = await toRoot('openapi: 3.1.0\ninfo: [\n');
    await expect(loadContract('media-v2', root)).rejects.toMatchObject({
      message: expect.stringMatching(/openapi\.yaml is not YAML: .*line \d/s) as string,
      cause: { name: 'YAMLParseError' },
    });
  });

  it('names every error of an invalid document on a separate line, and where the standard is', async () => {
    const schemas = { A: { $ref: 'a.yaml' }, B: { $ref: 'b.yaml' } };
    const root = await toRoot(stringify(buildDocument({ schemas })));
    await expect(loadContract('media-v2', root)).rejects.toThrow(
      /3\.1 document:\n {2}at .*A\/\$ref: .*\n {2}at .*B\/\$ref: .*\nCorrect.*spec\.openapis\.org/,
    );
  });
});

it('ifMissing() answers for a file and a folder that do not exist', async () => {
  expect(await readFile('contracts/no-such-file', 'utf8').catch(ifMissing('none'))).toBe('none');
  expect(await readdir('contracts/no-such-folder').catch(ifMissing([]))).toEqual([]);
});

it('ifMissing() lets every other failure pass', async () => {
  await expect(readFile('contracts', 'utf8').catch(ifMissing('none'))).rejects.toThrow('EISDIR');
  await expect(readdir('package.json').catch(ifMissing([]))).rejects.toThrow('ENOTDIR');
});

describe('parseOnce()', () => {
  it('parses a file once until it changes', async () => {
    const root = await createFolder({ 'a.json': '{"a":1}' });
    const parse = vi.fn((text: string) => JSON.parse(text) as unknown);
    const read = parseOnce(parse);
    const first = await read('a.json', root);
    expect(await read('a.json', root)).toBe(first);
    expect(parse).toHaveBeenCalledTimes(1);

    await writeFile(path.join(root, 'a.json'), '{"a":2}');
    await utimes(path.join(root, 'a.json'), new Date(), new Date(Date.now() + 5000));
    expect(await read('a.json', root)).toEqual({ a: 2 });
  });

  it('reads a file again that could not be parsed, when it is corrected', async () => {
    const root = await createFolder({ 'a.txt': '' });
    const read = parseOnce((text, file) => {
      if (text === '') throw new Error(`${file} is empty.`);
      return text;
    });
    await expect(read('a.txt', root)).rejects.toThrow('a.txt is empty.');
    await writeFile(path.join(root, 'a.txt'), 'text');
    await utimes(path.join(root, 'a.txt'), new Date(), new Date(Date.now() + 5000));
    expect(await read('a.txt', root)).toBe('text');
  });

  it('leaves a missing file to its caller', async () => {
    await expect(parseOnce((text) => text)('contracts/none.json')).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });
});

describe('deepFreeze()', () => {
  it('freezes a value and all that is in it', () => {
    const { list } = deepFreeze({ list: [{ a: 1 }], text: 'abc', nothing: null });
    expect(() => list.push({ a: 2 })).toThrow(TypeError);
    expect(() => (list[0]!.a = 2)).toThrow(TypeError);
  });
});
