import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const change = require('./em-breakpoints.cjs') as (
  this: { resourcePath: string },
  source: string,
) => string;

test('queries in px become em, without a gap between narrow and wide', () => {
  const css = '@media (max-width: 996px) {} @media (min-width: 997px) {}';
  expect(change.call({ resourcePath: 'a.css' }, css)).toBe(
    '@media (max-width: 62.25em) {} @media (width > 62.25em) {}',
  );
});

test('the script of the framework asks the style sheets’ question', () => {
  const file = path.join(
    path.dirname(require.resolve('@docusaurus/theme-common')),
    'hooks/useWindowSize.js',
  );
  const script = change.call({ resourcePath: file }, readFileSync(file, 'utf8'));
  expect(script).toContain("matchMedia('(max-width: ' + desktopBreakpoint / 16 + 'em)')");
  expect(script).not.toContain('innerWidth');
});

test('a script without the line that is changed stops the build', () => {
  expect(() => change.call({ resourcePath: 'useWindowSize.js' }, 'export {}')).toThrow(
    'useWindowSize.js has no "window.innerWidth',
  );
});
