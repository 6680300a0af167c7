import { expect, test } from 'vitest';
import { findTarget } from './find-target';

const file = '@docusaurus/core/package.json';

test('findTarget() finds a file of a package, also one that is not exported', () => {
  expect(findTarget({ patch: 'a.ts', file, text: '"name"' })).toMatch(/core[\\/]package\.json$/);
});

test('findTarget() names the patch, the file and the remedy when the text is gone', () => {
  expect(() => findTarget({ patch: 'a.ts', file, text: 'gone' })).toThrow(
    /docusaurus-patches\/a\.ts changes “gone” in node_modules\/@docusaurus\/core\/package\.json.*adapt the patch or delete it/,
  );
});

test('findTarget() names a file that is gone', () => {
  expect(() => findTarget({ patch: 'a.ts', file: 'gone/a.js', text: '' })).toThrow(
    'node_modules/gone/a.js, which does not exist',
  );
});
