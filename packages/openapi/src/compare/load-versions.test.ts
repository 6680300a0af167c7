import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { toDocument } from '../read/fixtures';
import { loadVersions, toVersionName } from './load-versions';

function print(version: string, title = 'Shop'): string {
  return stringify(toDocument({ info: { title, version } }));
}

/** A repository with the documents that were replaced, by the names of their files. */
async function toRoot(current: string, replaced: Record<string, string>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'versions-'));
  const folder = path.join(root, 'contracts/media-v2');
  await mkdir(path.join(folder, 'versions'), { recursive: true });
  await writeFile(path.join(folder, 'openapi.yaml'), current);
  for (const [name, text] of Object.entries(replaced)) {
    await writeFile(path.join(folder, `versions/${name}.yaml`), text);
  }
  return root;
}

async function listNames(root: string): Promise<string[]> {
  return (await loadVersions('media-v2', root)).map(({ name }) => name);
}

it('toVersionName() makes one hyphen of all that no file name needs', () => {
  expect(toVersionName('../2024, May', 2)).toBe('..-2024-May-2');
  expect(toVersionName('1.'.repeat(200), 2)).toBe(`${'1.'.repeat(30)}-2`);
});

describe('loadVersions()', () => {
  it('puts the oldest first and reads numbers as numbers', async () => {
    const root = await toRoot(print('0.10.0'), {
      '0.9.0': print('0.9.0'),
      '0.9.0-2': print('0.9.0'),
      '0.2.0': print('0.2.0'),
    });
    expect(await listNames(root)).toEqual(['0.2.0', '0.9.0', '0.9.0-2', '0.10.0']);
  });

  it('counts the current document once', async () => {
    const root = await toRoot(print('0.2.0'), { '0.1.0': print('0.1.0'), '0.2.0': print('0.2.0') });
    expect(await listNames(root)).toEqual(['0.1.0', '0.2.0']);
  });

  it('keeps the current document when it was published again under the same version', async () => {
    const root = await toRoot(print('0.2.0', 'Market'), { '0.2.0': print('0.2.0') });
    const versions = await loadVersions('media-v2', root);
    expect(versions.map(({ name, document }) => [name, document.info.title])).toEqual([
      ['0.2.0', 'Shop'],
      ['0.2.0-2', 'Market'],
    ]);
  });

  it('gives the current document the name that it gets when it is replaced', async () => {
    const root = await toRoot(print('0.2/b', 'C'), {
      '0.2-b': print('0.2/b', 'A'),
      '0.2-b-2': print('0.2/b', 'B'),
    });
    expect(await listNames(root)).toEqual(['0.2-b', '0.2-b-2', '0.2-b-3']);
  });

  it('has the current document alone where nothing was replaced', async () => {
    const root = await toRoot(print('0.1.0'), {});
    await writeFile(path.join(root, 'contracts/media-v2/versions/notes.txt'), 'x');
    expect(await listNames(root)).toEqual(['0.1.0']);
    await rm(path.join(root, 'contracts/media-v2/versions'), { recursive: true });
    expect(await listNames(root)).toEqual(['0.1.0']);
    expect((await loadVersions('media-v2'))[0]?.name).toBe('0.163.0');
  });

  it('does not take a folder that cannot be read for one without documents', async () => {
    const root = await toRoot(print('0.1.0'), {});
    await rm(path.join(root, 'contracts/media-v2/versions'), { recursive: true });
    await writeFile(path.join(root, 'contracts/media-v2/versions'), '');
    await expect(loadVersions('media-v2', root)).rejects.toThrow('ENOTDIR');
  });
});
