import type { ThemeConfig } from '@docusaurus/theme-common';
import { expect, test } from 'vitest';
import { checkPart, listUnusedParts } from './unused-theme-parts';

function toConfig(parts: object): ThemeConfig {
  return {
    colorMode: { disableSwitch: true },
    docs: { sidebar: { hideable: false } },
    navbar: { items: [] },
    footer: { links: [{ title: 'APIs', items: [] }] },
    ...parts,
  } as unknown as ThemeConfig;
}

test.each([
  ['the switch of the colour mode', 'ColorModeToggle', { colorMode: { disableSwitch: false } }],
  ['the announcement bar', 'AnnouncementBar', { announcementBar: { id: '1', content: 'New' } }],
  [
    'the button that hides the sidebar',
    'DocSidebar/Desktop/CollapseButton',
    { docs: { sidebar: { hideable: true } } },
  ],
  ['the logo of the footer', 'Footer/Logo', { footer: { links: [], logo: { src: 'a.svg' } } }],
  ['a flat footer', 'Footer/Links/Simple', { footer: { links: [{ label: 'A', to: '/' }] } }],
  [
    'a dropdown that does not say so',
    'NavbarItem/DropdownNavbarItem',
    { navbar: { items: [{ label: 'More', items: [{ label: 'A', to: '/' }] }] } },
  ],
  [
    'the menu of versions',
    'NavbarItem/DocsVersionDropdownNavbarItem',
    { navbar: { items: [{ type: 'docsVersionDropdown' }] } },
  ],
  [
    'the dropdown that the menu of versions is made of',
    'NavbarItem/DropdownNavbarItem',
    { navbar: { items: [{ type: 'docsVersionDropdown' }] } },
  ],
])('listUnusedParts() lists %s, but not where it is used', (_, name, config) => {
  expect(listUnusedParts(toConfig({}))).toContain(name);
  expect(listUnusedParts(toConfig(config))).not.toContain(name);
});

test('checkPart() knows every part that may be left out, and stops the build at another', () => {
  listUnusedParts(toConfig({})).forEach((name) => checkPart(name));
  expect(() => checkPart('ColorSwitch')).toThrow(
    /unused-theme-parts\.ts changes the part “ColorSwitch”.*adapt the patch or delete it/,
  );
});
