import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyRepository } from './copy-repository';

/** The facts, pages and samples of a vendor, which the fixture has instead of ours. */
const OURS = ['contracts', 'site/content', 'site/samples', 'site/src/pages'];

/** Its colors, by token. */
export const COLORS = { accent: '#6b2157', 'accent-ink': '#571a47', 'accent-tint': '#f6e6f1' };

/** Copies the repository, with tests/second-vendor/vendor/ instead of this vendor. */
export function copyWithSecondVendor(): string {
  const root = copyRepository('second-vendor');
  OURS.forEach((folder) => rmSync(path.join(root, folder), { recursive: true }));
  cpSync('contracts/package.json', path.join(root, 'contracts/package.json'));
  cpSync('site/static', path.join(root, 'site/static'), { recursive: true });
  cpSync('tests/second-vendor/vendor', root, { recursive: true });
  const tokens = path.join(root, 'site/src/css/tokens.css');
  const colored = Object.entries(COLORS).reduce(
    (css, [name, color]) => css.replace(new RegExp(`(--${name}:) #\\w+`), `$1 ${color}`),
    readFileSync(tokens, 'utf8'),
  );
  writeFileSync(tokens, colored);
  return root;
}
