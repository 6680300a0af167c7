// Counts the lines that somebody has to read: code, styles, data; not contracts/ and site/content/.
// More than 1% over the record fails, less becomes the record. --accept records growth.
import { readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
const RECORD = 'tools/size.json';
const COUNTED =
  /\.([cm]?[jt]s|[jt]sx|css|sh|py|java|cs|go|rb|php|pl|r|json|ya?ml|txt|csv|tsv|toml|hurl|http|snap|xml|svg|html|genja|j2|conf)$/i;
const LEFT_OUT =
  /^(contracts|site\/content|decisions)\/|_versioned_|_versions\.json$|^package-lock/;
const TEST =
  /(^|\/)(tests?|testing|__snapshots__|fixtures?|printed)\/|\.(test|spec|setup)\.|^(vitest|playwright)\./;

const size = { product: 0, tests: 0, lockFiles: 0 };
const options = { encoding: 'utf8', maxBuffer: 2 ** 26 };
for (const row of execFileSync('git', ['grep', '--untracked', '-Ic', ''], options).split('\n')) {
  const [, file = '', lines] = /^(.*):(\d+)$/.exec(row) ?? [];
  if (!COUNTED.test(file) || LEFT_OUT.test(file)) continue;
  const isLock = file.endsWith('/package-lock.json');
  size[isLock ? 'lockFiles' : TEST.test(file) ? 'tests' : 'product'] += Number(lines);
}
const record = JSON.parse(readFileSync(RECORD, 'utf8'));
for (const kind of process.argv.includes('--accept') ? [] : Object.keys(size)) {
  if (size[kind] > record[kind] * 1.01) {
    const growth = `${size[kind]} lines of ${kind}, ${size[kind] - record[kind]} over the record.`;
    console.error(`${growth} Take some out, or accept it: node tools/check-size.mjs --accept`);
    process.exitCode = 1;
  } else size[kind] = Math.min(size[kind], record[kind]);
}
if (!process.exitCode && !process.env.CI)
  writeFileSync(RECORD, JSON.stringify(size, null, 2) + '\n');
