import type { UserThemeConfig } from '@docusaurus/theme-common';

type AnnouncementBar = NonNullable<UserThemeConfig['announcementBar']>;

/**
 * The colors of an announcement as a style sheet: a style attribute, where upstream writes them, does
 * not pass the content security policy.
 *
 * @returns undefined when the announcement has no colors
 * @throws when a color is more than a color
 */
export function printAnnouncementColors(bar: AnnouncementBar | undefined): string | undefined {
  const declarations = [
    ...toDeclaration('background-color', bar?.backgroundColor),
    ...toDeclaration('color', bar?.textColor),
  ];
  if (declarations.length === 0) return undefined;
  return `div.theme-announcement-bar { ${declarations.join(' ')} }\n`;
}

function toDeclaration(property: string, value: string | undefined): string[] {
  if (!value) return [];
  if (/[;{}]|\/\*/.test(value)) {
    throw new Error(
      `The announcement bar of docusaurus.config.ts has the ${property} "${value}". ` +
        'Give it a color only, such as #fff2cc.',
    );
  }
  return [`${property}: ${value};`];
}
