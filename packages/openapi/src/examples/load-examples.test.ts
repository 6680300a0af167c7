import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { createFolder } from '@docs/utils/testing';
import { buildDocument } from '../read/fixtures';
import { loadExamples } from './load-examples';

/** A repository with one small contract and the given files of its examples. */
function toRoot(files: Record<string, string>): Promise<string> {
  const folder = 'contracts/media-v2';
  const examples = Object.entries(files).map(([name, text]) => [
    `${folder}/examples/${name}`,
    text,
  ]);
  const contract = { [`${folder}/openapi.yaml`]: stringify(buildDocument()) };
  return createFolder({ ...contract, ...Object.fromEntries(examples) });
}

const EXAMPLE = { operation: 'createOrder', title: 'An order', description: 'One line.' };
const META = stringify(EXAMPLE);

describe('loadExamples()', () => {
  it('reads request and response of each folder, by name and in the order of the names', async () => {
    const root = await toRoot({
      'b/meta.yaml': META,
      'b/request.json': '{"id": "1"}',
      'b/response.json': '{"number": 7}',
      'a/meta.yaml': META,
      '.DS_Store': 'A file beside the folders.',
    });
    const examples = await loadExamples('media-v2', root);
    expect([...examples.keys()]).toEqual(['a', 'b']);
    expect(examples.get('b')).toMatchObject({
      contract: 'media-v2',
      title: 'An order',
      operation: { id: 'createOrder' },
      parameters: { path: {}, query: {} },
      body: { id: '1' },
      response: { number: 7 },
      after: [],
    });
  });

  it('tells a missing response from a response that is null', async () => {
    const root = await toRoot({
      'a/meta.yaml': META,
      'b/meta.yaml': META,
      'b/response.json': 'null',
    });
    const examples = await loadExamples('media-v2', root);
    expect(examples.get('a')?.response).toBeUndefined();
    expect(examples.get('b')?.response).toBeNull();
  });

  it('names the file, the unknown operation and the nearest one', async () => {
    const root = await toRoot({ 'a/meta.yaml': META.replace('createOrder', 'createOder') });
    await expect(loadExamples('media-v2', root)).rejects.toThrow(
      'contracts/media-v2/examples/a/meta.yaml names the operation ' +
        '"createOder". Did you mean "createOrder"?',
    );
  });

  it('names the file that is not JSON', async () => {
    const root = await toRoot({ 'a/meta.yaml': META, 'a/request.json': '{"id": }' });
    await expect(loadExamples('media-v2', root)).rejects.toMatchObject({
      message: expect.stringMatching(/a\/request\.json is not JSON/),
      cause: { name: 'SyntaxError' },
    });
  });

  it('names the meta file that is missing', async () => {
    const root = await toRoot({ 'a/request.json': '{}' });
    await expect(loadExamples('media-v2', root)).rejects.toThrow(
      'contracts/media-v2/examples/a/meta.yaml is missing. Write one, as other',
    );
  });

  it('names the meta file that is not YAML', async () => {
    const root = await toRoot({ 'a/meta.yaml': 'title: [' });
    await expect(loadExamples('media-v2', root)).rejects.toThrow(
      'contracts/media-v2/examples/a/meta.yaml is not YAML',
    );
  });

  it('finds none where there is no folder of examples', async () => {
    expect(await loadExamples('media-v2', await toRoot({}))).toEqual(new Map());
  });

  it('does not take a folder that cannot be read for one without examples', async () => {
    const root = await createFolder({
      'contracts/media-v2/openapi.yaml': stringify(buildDocument()),
      'contracts/media-v2/examples': '',
    });
    await expect(loadExamples('media-v2', root)).rejects.toThrow('ENOTDIR');
  });

  it('takes what an example says of itself', async () => {
    const meta = { ...EXAMPLE, parameters: { path: { id: '1' } }, after: ['b'] };
    const root = await toRoot({ 'a/meta.yaml': stringify(meta), 'b/meta.yaml': META });
    const { title, description } = EXAMPLE;
    expect((await loadExamples('media-v2', root)).get('a')).toMatchObject({
      title,
      description,
      operation: { id: 'createOrder' },
      parameters: { path: { id: '1' }, query: {} },
      after: ['b'],
    });
  });

  it.each<[unknown, string]>([
    [null, 'a/meta.yaml, at "/": Invalid input: expected object, received null.'],
    [{ ...EXAMPLE, title: undefined }, 'at "/title": Invalid input: expected string'],
    [{ ...EXAMPLE, description: ' ' }, 'at "/description": Write some text.'],
    [{ ...EXAMPLE, paramters: {} }, 'at "/": Unrecognized key: "paramters".'],
    [{ ...EXAMPLE, parameters: { id: '1' } }, 'at "/parameters": Unrecognized key: "id".'],
    [{ ...EXAMPLE, parameters: { path: '1' } }, 'at "/parameters/path": Invalid input'],
    [{ ...EXAMPLE, after: ['b', 1] }, 'at "/after/1": Invalid input: expected string'],
  ])('rejects the meta file %j', async (meta, message) => {
    const root = await toRoot({ 'a/meta.yaml': stringify(meta) });
    await expect(loadExamples('media-v2', root)).rejects.toThrow(message);
  });
});
