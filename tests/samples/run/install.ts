import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provider } from '#provider';
import { KEY_PLACEHOLDER } from '#samples/request';
import { KEY } from '../servers/example-sandbox';
import type { Installed, Runner } from './runners';

type Source = { fileName: string; text: string; address: string };

/**
 * Writes programs into folders of their own and compiles them. Nothing of them is changed but the
 * host and the key.
 */
export async function install(
  sources: Source[],
  runner: Runner,
): Promise<{ programs: Installed[]; remove(): Promise<void> }> {
  const root = await mkdtemp(path.join(tmpdir(), 'samples-'));
  const programs = await Promise.all(
    sources.map(async ({ fileName, text, address }, index) => {
      const folder = path.join(root, String(index));
      const local = toLocal(text, address);
      await mkdir(folder);
      await writeFile(path.join(folder, fileName), local);
      return { folder, fileName, text: local };
    }),
  );
  await runner.compile?.(programs.map(({ folder }) => folder));
  return { programs, remove: () => rm(root, { recursive: true, force: true }) };
}

/** Puts the address of a server and a key into a program, in the place of host and placeholder. */
export function toLocal(text: string, address: string): string {
  return Object.values(provider.hosts)
    .reduce((local, host) => local.replaceAll(host, address), text)
    .replace(KEY_PLACEHOLDER, KEY);
}
