import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyRepository } from './copy-repository';

/** The facts, pages and samples of a vendor, which the fixture has instead of ours. */
const OURS = ['contracts', 'site/content', 'site/samples', 'site/src/pages'];

/** Copies the repository, with tests/second-vendor/vendor/ instead of this vendor. */
export function copyWithSecondVendor(): string {
  const root = copyRepository('second-vendor');
  OURS.forEach((folder) => rmSync(path.join(root, folder), { recursive: true }));
  cpSync('contracts/package.json', path.join(root, 'contracts/package.json'));
  cpSync('site/static', path.join(root, 'site/static'), { recursive: true });
  cpSync('tests/second-vendor/vendor', root, { recursive: true });
  return root;
}
