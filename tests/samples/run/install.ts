import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provider } from '@docs/vendor';
import { KEY_PLACEHOLDER } from '@docs/code-samples';
import { KEY } from '../servers/example-sandbox';
import type { Installed, Runner } from './runners';

type Source = { fileName: string; text: string; url: string };

/**
 * Writes samples into separate folders and compiles them. Nothing of them is changed but the
 * host and the key.
 */
export async function install(
  sources: Source[],
  runner: Runner,
): Promise<{ scripts: Installed[]; remove(): Promise<void> }> {
  const root = await mkdtemp(path.join(tmpdir(), 'samples-'));
  const scripts = await Promise.all(
    sources.map(async ({ fileName, text, url }, index) => {
      const folder = path.join(root, String(index));
      const local = toLocal(text, url);
      await mkdir(folder);
      await writeFile(path.join(folder, fileName), local);
      return { folder, fileName, text: local };
    }),
  );
  await runner.compile?.(scripts.map(({ folder }) => folder));
  return { scripts, remove: () => rm(root, { recursive: true, force: true }) };
}

/** Puts the URLs of a server and a key into a sample, instead of host and placeholder. */
export function toLocal(text: string, url: string): string {
  return Object.values(provider.hosts)
    .reduce((local, host) => local.replaceAll(host, url), text)
    .replace(KEY_PLACEHOLDER, KEY);
}
