import { normalizeThemeConfig } from '@docusaurus/utils-validation';
import { expect, test } from 'vitest';
import {
  leaveOut,
  printAnnouncementColors,
  useEmBreakpoints,
  validateThemeConfig,
  withoutStyleAttributes,
} from './theme-assets';

test('leaveOut() keeps the client modules that are needed', () => {
  const modules = ['/infima/default.css', './prism-include-languages', './nprogress', './new'];
  expect(leaveOut(modules)).toEqual(['./new']);
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

test('printAnnouncementColors() prints the colors that the bar has', () => {
  const bar = { content: 'New', textColor: 'navy' };
  expect(printAnnouncementColors({ ...bar, backgroundColor: '#fff2cc' })).toBe(
    'div.theme-announcement-bar { background-color: #fff2cc; color: navy; }\n',
  );
  expect(printAnnouncementColors(bar)).toBe('div.theme-announcement-bar { color: navy; }\n');
  expect(printAnnouncementColors({ content: 'New' })).toBeUndefined();
});

test(
  'validateThemeConfig() places items of the navigation bar at the right unless they say “left”',
  { meta: { spec: ['A navbar item without a position is at the right (section 3)'] } },
  () => {
    const item = { label: 'News', to: '/news/' };
    const items = [
      item,
      { ...item, position: 'left' },
      { type: 'dropdown', label: 'More', items: [item] },
      { type: 'docSidebar', sidebarId: 'genja', label: 'Guides' },
    ];
    const { navbar } = validate({ navbar: { items } });
    expect(navbar.items.map(({ position }) => position)).toEqual([
      'right',
      'left',
      'right',
      'right',
    ]);
  },
);

test('validateThemeConfig() leaves it to the theme to reject items that are not a list', () => {
  expect(() => validate({ navbar: { items: 'News' } })).toThrow(/"navbar\.items" must be an array/);
});

test('validateThemeConfig() takes a configuration without a navigation bar', () => {
  expect(validate({}).navbar.items).toEqual([]);
});

function validate(themeConfig: object) {
  return validateThemeConfig({ themeConfig, validate: normalizeThemeConfig as never });
}

test('useEmBreakpoints() leaves no gap between narrow and wide', () => {
  const css = '@media (max-width: 996px) {} @media (min-width: 997px) {}';
  expect(useEmBreakpoints(css)).toBe('@media (max-width: 62.25em) {} @media (width > 62.25em) {}');
});
