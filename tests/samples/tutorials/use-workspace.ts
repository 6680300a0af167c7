import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { provider } from '@docs/vendor';
import { loadTutorialFiles } from '@docs/docs-model/downloads';
import type { TutorialLanguage } from '@docs/docs-model/downloads';
import type { Tutorial } from '@docs/vendor/site';
import { openFailingServer } from '../client/open-failing-server';
import type { FailingServer } from '../client/open-failing-server';

export interface Workspace {
  server: FailingServer;
  /** Empty until a tutorial is unpacked. */
  folder: string;
  unpack(tutorial: Tutorial, language: TutorialLanguage): Promise<void>;
}

/** The output that the page of a tutorial shows. */
export const toOutputFile = ({ name }: Tutorial): string =>
  `site/samples/tutorials/${name}/output.txt`;

/** A server that can fail and a folder for a tutorial, new in each test. */
export function useWorkspace(): Workspace {
  const workspace = {
    folder: '',
    unpack: async (tutorial: Tutorial, language: TutorialLanguage) => {
      workspace.folder = await mkdtemp(path.join(tmpdir(), 'a tutorial '));
      const files = await loadTutorialFiles(tutorial, language, provider.site);
      for (const [name, text] of Object.entries(files)) {
        await writeFile(path.join(workspace.folder, name), text);
      }
    },
  } as Workspace;
  beforeEach(async () => {
    workspace.server = await openFailingServer();
  });
  afterEach(async () => {
    workspace.server.close();
    if (workspace.folder !== '') await rm(workspace.folder, { recursive: true, force: true });
    workspace.folder = '';
  });
  return workspace;
}
