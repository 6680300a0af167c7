import { afterEach, beforeEach } from 'vitest';
import type { Tutorial, TutorialLanguage } from '#samples/tutorials';
import { unpackTutorial } from '../../../scripts/record/tutorials/run-tutorial';
import { openFailingServer } from '../production/open-failing-server';
import type { FailingServer } from '../production/open-failing-server';

export interface Workspace {
  server: FailingServer;
  /** Empty until a tutorial is unpacked. */
  folder: string;
  unpack(tutorial: Tutorial, language: TutorialLanguage): Promise<void>;
}

/** A server that can fail and a folder for a tutorial, new in each test. */
export function useWorkspace(): Workspace {
  let remove = async () => {};
  const workspace = {
    folder: '',
    unpack: async (tutorial: Tutorial, language: TutorialLanguage) => {
      ({ folder: workspace.folder, remove } = await unpackTutorial(tutorial, language));
    },
  } as Workspace;
  beforeEach(async () => {
    workspace.server = await openFailingServer();
  });
  afterEach(async () => {
    workspace.server.close();
    await remove();
  });
  return workspace;
}
