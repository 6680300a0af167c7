import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const load = createRequire(import.meta.url);
const useEm = load('./em-breakpoints.cjs') as (source: string) => string;

test('queries in px become em, without a gap between narrow and wide', () => {
  const css = '@media (max-width: 996px) {} @media (min-width: 997px) {}';
  expect(useEm(css)).toBe('@media (max-width: 62.25em) {} @media (width > 62.25em) {}');
});
