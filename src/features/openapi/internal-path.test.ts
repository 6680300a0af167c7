// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findInternalPath } from './internal-path';

function click(html: string, options: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = html;
  let path: string | undefined;
  const listen = (event: MouseEvent) => {
    path = findInternalPath(event);
    event.preventDefault();
  };
  document.body.addEventListener('click', listen, { once: true });
  const target = document.querySelector('code, a, p')!;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  return path;
}

test('findInternalPath() follows links to pages of the site, also from inside them', () => {
  expect(click('<a href="/gkb/#x"><code>x</code></a>')).toBe('/gkb/#x');
});

test.each<[string, string, MouseEventInit]>([
  ['places of the same page', '<a href="#x">x</a>', {}],
  ['other sites', '<a href="https://example.com/">x</a>', {}],
  ['other sites without a scheme', '<a href="//example.com/">x</a>', {}],
  ['downloads', '<a href="/openapi/media-v2.yaml" download>x</a>', {}],
  ['new tabs', '<a href="/gkb/">x</a>', { ctrlKey: true }],
  ['the middle button', '<a href="/gkb/">x</a>', { button: 1 }],
  ['words that are no link', '<p>x</p>', {}],
])('findInternalPath() leaves %s to the browser', (_name, html, options) => {
  expect(click(html, options)).toBeUndefined();
});
