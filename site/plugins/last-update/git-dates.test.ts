import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getVcsPreset } from '@docusaurus/utils';
import { expect, it } from 'vitest';
import { createGitDates } from './git-dates';

const root = mkdtempSync(path.join(tmpdir(), 'dates-'));
const whole = path.join(root, 'whole');

function git(cwd: string, args: string[], day = '2026-03-04') {
  const date = `${day}T12:00:00Z`;
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...identity, ...args], {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  });
}

function commit(file: string, day: string) {
  writeFileSync(path.join(whole, file), day);
  git(whole, ['add', file]);
  git(whole, ['commit', '-m', file], day);
}

git(root, ['init', whole]);
commit('old.mdx', '2026-03-04');
commit('new.mdx', '2026-05-06');
git(root, ['clone', '--depth', '1', `file://${whole}`, 'shallow']);

async function readDay(folder: string, file: string): Promise<string | undefined> {
  const dates = createGitDates(path.join(root, folder), getVcsPreset('git-ad-hoc'));
  const info = await dates.getFileLastUpdateInfo(file);
  return info ? new Date(info.timestamp).toISOString().slice(0, 10) : undefined;
}

it('gives each file the day of its last commit in a whole clone', async () => {
  expect(await readDay('whole', 'old.mdx')).toBe('2026-03-04');
  expect(await readDay('whole', 'new.mdx')).toBe('2026-05-06');
});

it('gives no day in a shallow clone, where it would be that of the newest commit', async () => {
  expect(await readDay('shallow', 'old.mdx')).toBeUndefined();
});

it('gives no day outside of git', async () => {
  expect(await readDay('.', 'old.mdx')).toBeUndefined();
});
