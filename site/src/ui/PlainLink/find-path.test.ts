// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findPath, opensHere } from './find-path';

function click(html: string, options: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = html;
  let path: string | undefined;
  const listen = (event: MouseEvent) => {
    path = opensHere(event) ? findPath(event.target) : undefined;
    event.preventDefault();
  };
  document.body.addEventListener('click', listen, { once: true });
  const target = document.querySelector('code, a, p')!;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  return path;
}

test('findPath() follows links to pages of the site, also from inside them', () => {
  expect(click('<a href="/gkb/#x"><code>x</code></a>')).toBe('/gkb/#x');
});

test.each(['/', '/gkb/?version=2', '/gkb/?a=b#x'])('findPath() follows %s', (path) => {
  expect(click(`<a href="${path}">x</a>`)).toBe(path);
});

test.each<[string, string, MouseEventInit]>([
  ['places of the same page', '<a href="#x">x</a>', {}],
  ['other sites', '<a href="https://example.com/">x</a>', {}],
  ['other sites without a scheme', '<a href="//example.com/">x</a>', {}],
  ['downloads', '<a href="/openapi/" download>x</a>', {}],
  ['files', '<a href="/openapi/media-v2.yaml">x</a>', {}],
  ['links to a new tab', '<a href="/gkb/" target="_blank">x</a>', {}],
  ['new tabs', '<a href="/gkb/">x</a>', { ctrlKey: true }],
  ['the middle button', '<a href="/gkb/">x</a>', { button: 1 }],
  ['words that are no link', '<p>x</p>', {}],
])('findPath() leaves %s to the browser', (_name, html, options) => {
  expect(click(html, options)).toBeUndefined();
});
