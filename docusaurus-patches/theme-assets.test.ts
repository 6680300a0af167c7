import { expect, test } from 'vitest';
import { leaveOut, withoutStyleAttributes } from './theme-assets';

test('leaveOut() keeps the client modules that are needed', () => {
  expect(leaveOut(['/infima/default.css', './prism-include-languages', './nprogress'])).toEqual([
    './nprogress',
  ]);
});

test('leaveOut() stops the build when the theme has no such module any more', () => {
  expect(() => leaveOut(['/infima/default.css', './nprogress'])).toThrow(
    /theme-assets\.ts changes the client module “prism-include-languages”.*adapt the patch or delete/,
  );
});

test('withoutStyleAttributes() hides the sprite without a style', () => {
  const sprite = { tagName: 'svg', attributes: { style: 'display: none;' } };
  expect(withoutStyleAttributes([sprite])).toEqual([
    { tagName: 'svg', attributes: { hidden: true } },
  ]);
});

test('withoutStyleAttributes() stops the build when there is nothing to change', () => {
  expect(() => withoutStyleAttributes([{ tagName: 'svg' }])).toThrow(
    /theme-assets\.ts changes .*display: none.*adapt the patch or delete/,
  );
});
