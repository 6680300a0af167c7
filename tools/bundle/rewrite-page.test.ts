import { expect, test } from 'vitest';
import { rewritePage, toFileStyles } from './rewrite-page';

const FILES = ['index.html', 'kb/index.html', 'llms.txt', 'a/s.css', 'a/s.file.css', 'a/t.css'];

const HEAD =
  '<head><meta http-equiv=Content-Security-Policy content="old"><link rel=stylesheet href=/a/s.css />' +
  '<link rel=canonical href=https://docs.example/kb/ /></head>';

function rewrite(html: string, name = 'kb/index.html'): string {
  const hasFile = (file: string) => FILES.includes(file);
  return rewritePage(html, { name, hasFile, site: 'https://docs.example', policy: 'new' });
}

test.each([
  ['/', '../index.html'],
  ['/kb/#items', './index.html#items'],
  ['/kb?q=1', './index.html?q=1'],
  ['/llms.txt', '../llms.txt'],
  ['/gone.zip', 'https://docs.example/gone.zip'],
  ['/gone/', 'https://docs.example/gone/'],
  ['#items', '#items'],
  ['//other.example/', '//other.example/'],
  ['https://other.example/', 'https://other.example/'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('a link to %s becomes %s', (url, want) => {
  const page = rewrite(`${HEAD}<body><a href="${url}">x</a></body>`);
  expect(page).toContain(`<a href="${want}">x</a>`);
});

test('rewritePage() keeps what it does not change, byte by byte', () => {
  const body = `<body><ul><li>a &amp b<li><p title='"'>c<p>d</ul><form action=/kb/ ><img src=/llms.txt alt></form>`;
  const page = rewrite(HEAD + body);
  expect(page.slice(page.indexOf('<body>'))).toBe(
    body.replace('/kb/ ', '"./index.html" ').replace('/llms.txt', '"../llms.txt"'),
  );
  expect(page).toContain('content="new"');
  expect(page).toContain('rel=canonical href=https://docs.example/kb/ />');
});

test('links in a part for browsers without scripts are relative, too', () => {
  const page = rewrite(`${HEAD}<body><noscript><a href=/llms.txt>x</a></noscript>`);
  expect(page).toContain('<noscript><a href="../llms.txt">x</a></noscript>');
});

test('a style sheet names its version for pages that are read from the folder', () => {
  const page = rewrite(`${HEAD.replace('</head>', '<link rel=stylesheet href=/a/t.css></head>')}`);
  expect(page).toContain('href="../a/s.css" data-file="../a/s.file.css"');
  expect(page).toContain('href="../a/t.css">');
});

test('scripts run only in a page that a server sends, and the last gives the page its URLs back', () => {
  const page = rewrite(`${HEAD}<body><script>first()</script><script>last()</script>`);
  expect(page).toContain(`<script>if(location.protocol!=='file:'){first()}</script>`);
  expect(page).toMatch(
    /<script>if\(location\.protocol!=='file:'\)\{[^<]*setAttribute[^<]*last\(\)\}<\/script>/,
  );
});

test('data in a page is no script', () => {
  const data = '<script type=application/ld+json>{"url":"/kb/"}</script>';
  expect(rewrite(`${HEAD}<body>${data}`)).toContain(data);
});

test('scripts in the head start late, and nothing warns that they are', () => {
  const head = HEAD.replace(
    '</head>',
    '<script>warn("__docusaurus-base-url-issue-banner")</script><script src=/a.js defer></script></head>',
  );
  const page = rewrite(`${head}<body><script>start()</script>`, 'index.html');
  expect(page).toContain('<meta name="script" content="/a.js">');
  expect(page).not.toMatch(/defer|banner/);
});

test('the not-found page, which is sent for any URL, keeps its URLs', () => {
  const page = `${HEAD}<body><a href=/kb/>x</a><script>start()</script>`;
  expect(rewrite(page, '404.html')).toBe(page.replace('content="old"', 'content="new"'));
});

test('rewritePage() stops at a page without a policy', () => {
  expect(() => rewrite('<head></head>')).toThrow(/kb\/index\.html has no content security policy/);
});

test('toFileStyles() applies what is meant for browsers without scripts', () => {
  expect(
    toFileStyles('@media (scripting:none),print{a{}}@media screen and (scripting:enabled){b{}}'),
  ).toBe('@media (min-width:0),print{a{}}@media screen and (max-width:0){b{}}');
  expect(() => toFileStyles('@media (scripting:initial-only){a{}}')).toThrow(
    /scripting:initial-only/,
  );
});
