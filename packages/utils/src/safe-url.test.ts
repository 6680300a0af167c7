import { expect, it } from 'vitest';
import { isSafeUrl } from './safe-url';

it.each([
  ['https://example.com/a:b', true],
  ['HTTP://example.com', true],
  ['mailto:support@example.com', true],
  ['/guide/?q=a:b', true],
  ['#a:b', true],
  ['page', true],
  ['javascript:alert(1)', false],
  ['JavaScript:alert(1)', false],
  ['java\tscript:alert(1)', false],
  ['\u0001 javascript:alert(1)', false],
  ['java\u00adscript:alert(1)', false],
  ['data:text/html,a', false],
  ['vbscript:a', false],
  ['file:///etc/passwd', false],
])('isSafeUrl(%j) is %j', (url, isSafe) => {
  expect(isSafeUrl(url)).toBe(isSafe);
});
