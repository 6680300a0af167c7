import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

process.env.TURBO_TELEMETRY_DISABLED = '1';

/** Shares of suites, for changes that do not call for all of a suite. */
export const SHARES = { 'changed-pages': 'pages', downloads: 'slow' };

/** Everything that takes longer than `npm test`: the scripts of tools/suites/package.json. */
export const SUITES = Object.keys(
  JSON.parse(readFileSync('tools/suites/package.json', 'utf8')).scripts,
).filter((name) => !Object.hasOwn(SHARES, name));

/**
 * Lists the suites that the changes since the commit in CI_BASE, or since the previous commit, call
 * for, and says so. Where that commit is unknown, as in a shallow clone, all of them.
 *
 * @returns {string[]}
 */
export function listAffected(base = process.env.CI_BASE || 'HEAD~1') {
  if (git('rev-parse', '--verify', '--quiet', `${base}^{commit}`) === undefined) {
    console.log(`All suites, because the commit ${base} is unknown.`);
    return SUITES;
  }
  // On a branch, only its own changes count, not what the other branch has got meanwhile.
  process.env.TURBO_SCM_BASE = git('merge-base', base, 'HEAD');
  const names = [...Object.keys(SHARES), ...SUITES];
  const { tasks } = JSON.parse(read('npx', 'turbo', 'run', ...names, '--affected', '--dry=json'));
  const affected = tasks.map(({ task }) => task);
  const suites = affected.filter((name) => !affected.includes(SHARES[name]));
  if (suites.includes('changed-pages')) {
    process.env.CHANGED_FILES = git(
      ...['diff', '--name-only', process.env.TURBO_SCM_BASE, '--', 'site/content/**.mdx'],
    );
  }
  const others = SUITES.filter((name) => !suites.includes(name));
  console.log(`Beside npm test, this change calls for: ${suites.join(', ') || 'nothing'}.`);
  console.log(`Not called for: ${others.join(', ') || 'nothing'}.`);
  return suites;
}

/** @returns {string | undefined} nothing when git fails */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function read(command, ...args) {
  const options = { encoding: 'utf8', shell: process.platform === 'win32', maxBuffer: 2 ** 26 };
  const { status, stdout, stderr } = spawnSync(command, args, options);
  if (status === 0) return stdout;
  throw new Error(`${[command, ...args].join(' ')} failed:\n${stderr}`);
}
