// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { toLineUrl } from './line-url';

function findUrl(html: string, name: string): string | undefined {
  document.body.innerHTML = html;
  const links = [...document.querySelectorAll('a')];
  return toLineUrl(links.find(({ textContent }) => textContent === name)!);
}

const JSON_BLOCK =
  '<pre><code>{\n  <a>"id"</a>: "t-1",\n  <a>"tags"</a>: [{\n    <a>"x"</a>: 1 }]\n}</code></pre>';

test('toLineUrl() names the line, and the one before it', () => {
  const url = findUrl(JSON_BLOCK, '"tags"')!;
  expect(url).toMatch(/^http:\/\/localhost.*\/#:~:text=/);
  const [before, line] = url.split('text=')[1]!.split('-,').map(decodeURIComponent);
  expect(before).toBe('"id": "t-1",');
  expect(line).toBe('"tags": [{');
  expect(url.split('text=')[1]).toContain('t%2D1');
});

test('toLineUrl() takes the first line of a block without one before it', () => {
  expect(findUrl('<pre><a>"a"</a>: 1</pre>', '"a"')).toMatch(/#:~:text=%22a%22%3A%201$/);
});

test('toLineUrl() leaves out what is not on the page when it opens', () => {
  expect(findUrl(`<div data-pointer="">${JSON_BLOCK}</div>`, '"x"')).toBeUndefined();
  expect(findUrl('<p><a>"x"</a></p>', '"x"')).toBeUndefined();
  expect(findUrl(`<div hidden>${JSON_BLOCK}</div>`, '"x"')).toBeUndefined();
});
