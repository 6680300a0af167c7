import { expect, test } from 'vitest';
import { checkHelpers } from './small-packages';

test('checkHelpers() stops the build when Docusaurus calls another function', () => {
  checkHelpers('const a = tslib_1.__importDefault(require("a"));');
  expect(() => checkHelpers('tslib_1.__exportStar(require("a"), exports);')).toThrow(
    /small-packages\.ts changes tslib, of which Docusaurus now calls __exportStar\(\) too/,
  );
});
