import { readdirSync } from 'node:fs';
import path from 'node:path';

const THEME_PARTS = {
  Admonition: '@theme/Admonition',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
};

/**
 * What pages may use without an import: the name, and the module that exports it by default. Each
 * file and folder of `src/page-parts/` whose name begins with a capital is one.
 */
export const parts: Record<string, string> = {
  ...THEME_PARTS,
  ...Object.fromEntries(
    readdirSync(path.join(__dirname, '../../src/page-parts'))
      .map((entry) => /^([A-Z]\w*)(?:\.tsx)?$/.exec(entry)?.[1] ?? '')
      .filter((name) => name !== '')
      .map((name) => [name, `@site/src/page-parts/${name}`]),
  ),
};
