import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';

/**
 * When a page was last changed, for "Last updated" and the sitemap. A shallow clone has no history:
 * each file would have the date of its only commit, so there pages have no date, as outside of git.
 * Pages that the build generates have none either.
 */
export function createGitDates(siteDir: string, vcs = getVcsPreset('git-eager')): VcsConfig {
  const isKnown = hasHistory(siteDir);
  const ask =
    (question: 'getFileCreationInfo' | 'getFileLastUpdateInfo') => async (file: string) =>
      isKnown ? vcs[question](path.resolve(siteDir, file)) : null;
  return {
    initialize: (params) => {
      if (isKnown) vcs.initialize(params);
    },
    getFileCreationInfo: ask('getFileCreationInfo'),
    getFileLastUpdateInfo: ask('getFileLastUpdateInfo'),
  };
}

function hasHistory(folder: string): boolean {
  try {
    const output = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim() === 'false';
  } catch {
    return false;
  }
}
