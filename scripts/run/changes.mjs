import { spawnSync } from 'node:child_process';

/**
 * @typedef {{ base: string, files: string[] }} Changes since a commit, changes of the working tree included
 * @typedef {{ part: import('./parts.mjs').Part, reason: string }} Affected
 */

/**
 * Lists what has changed since the commit in CI_BASE, or since the previous commit.
 *
 * @returns {Changes | undefined} nothing when the base is unknown, as in a shallow clone
 */
export function readChanges(root = process.cwd(), wanted = process.env.CI_BASE) {
  const base = [wanted, 'HEAD~1'].find(
    (name) =>
      name && git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== undefined,
  );
  if (base === undefined || (wanted && base !== wanted)) return undefined;
  // On a branch, only its own changes count, not what the other branch has got meanwhile.
  const start = git(root, 'merge-base', base, 'HEAD');
  // A renamed file counts under both names.
  const changed = start && git(root, 'diff', '--name-only', '--no-renames', start);
  const added = git(root, 'ls-files', '--others', '--exclude-standard');
  if (changed === undefined || added === undefined) return undefined;
  return { base: start.slice(0, 7), files: [...toLines(changed), ...toLines(added)] };
}

/**
 * Chooses the parts that a change calls for, each with the reason.
 *
 * @param {import('./parts.mjs').Part[]} parts
 * @param {Changes | undefined} changes
 * @returns {Affected[]}
 */
export function listAffected(parts, changes) {
  const optional = parts.filter(({ inputs }) => inputs !== undefined);
  if (changes === undefined) {
    const reason = 'the previous state is unknown (a shallow clone?)';
    return withoutReplaced(optional.map((part) => ({ part, reason })));
  }
  const inputs = changes.files.filter((file) => !isReadByNone(file));
  const affected = optional.flatMap((part) => {
    const files = inputs.filter((file) => part.inputs.some((input) => matches(file, input)));
    if (files.length === 0) return [];
    const others = files.length > 1 ? ` and ${files.length - 1} more` : '';
    const named = part.changesIn && { [part.changesIn]: files.join('\n') };
    const reason = `${files[0]}${others} changed since ${changes.base}`;
    return [{ part: { ...part, env: { ...part.env, ...part.smaller, ...named } }, reason }];
  });
  return withoutReplaced(affected);
}

/**
 * Divides what a change calls for: each part that still fits runs now, the others are left to the
 * weekly run, which has all.
 *
 * @param {Affected[]} affected
 * @param {number} most seconds for all of them
 * @returns {{ now: Affected[], later: Affected[] }}
 */
export function divide(affected, most) {
  let rest = most;
  const fits = affected.map(({ part }) => {
    if (part.seconds > rest) return false;
    rest -= part.seconds;
    return true;
  });
  return {
    now: affected.filter((_, index) => fits[index]),
    later: affected.filter((_, index) => !fits[index]),
  };
}

function withoutReplaced(affected) {
  const replaced = affected.flatMap(({ part }) => part.replaces ?? []);
  return affected.filter(({ part }) => !replaced.includes(part.id));
}

/**
 * No part depends on a test beside the code it tests, which every `npm test` runs, or on a README.
 */
function isReadByNone(file) {
  const isUnitTest = !file.startsWith('tests/') && /\.test\.(tsx?|mjs)$/.test(file);
  return isUnitTest || /(^|\/)README\.md$/.test(file);
}

/** @example matches('contract/media-v2/openapi.yaml', 'contract/*&#47;openapi.yaml') // true */
function matches(file, input) {
  const escaped = input.replace(/[.+^${}()|[\]\\?]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}${input.endsWith('/') ? '' : '($|/|\\.)'}`).test(file);
}

function toLines(text) {
  return text.split('\n').filter((line) => line !== '');
}

function git(root, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
