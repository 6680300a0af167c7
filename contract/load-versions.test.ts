import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { toDocument } from './fixtures';
import { loadVersions } from './load-versions';

async function toRoot(current: string, replaced: string[]): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'versions-'));
  const folder = path.join(root, 'contract/media-v2');
  const toText = (version: string) => stringify(toDocument({ info: { title: 'Shop', version } }));
  await mkdir(path.join(folder, 'versions'), { recursive: true });
  await writeFile(path.join(folder, 'openapi.yaml'), toText(current));
  for (const version of replaced) {
    await writeFile(path.join(folder, `versions/${version}.yaml`), toText(version));
  }
  return root;
}

describe('loadVersions()', () => {
  it('puts the oldest first and reads numbers as numbers', async () => {
    const root = await toRoot('0.10.0', ['0.9.0', '0.9.0-2', '0.2.0']);
    const versions = await loadVersions('media-v2', root);
    expect(versions.map(({ name }) => name)).toEqual(['0.2.0', '0.9.0', '0.9.0-2', '0.10.0']);
  });

  it('counts the current document once', async () => {
    const root = await toRoot('0.2.0', ['0.1.0', '0.2.0']);
    const versions = await loadVersions('media-v2', root);
    expect(versions.map(({ name }) => name)).toEqual(['0.1.0', '0.2.0']);
  });

  it('has the current document alone where nothing was replaced', async () => {
    const root = await toRoot('0.1.0', []);
    await writeFile(path.join(root, 'contract/media-v2/versions/notes.txt'), 'x');
    expect(await loadVersions('media-v2', root)).toHaveLength(1);
    expect((await loadVersions('media-v2'))[0]?.name).toBe('0.163.0');
  });
});
