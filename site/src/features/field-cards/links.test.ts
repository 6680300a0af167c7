// @vitest-environment jsdom
import { describe, expect, it, test } from 'vitest';
import { findLink, findLineUrl } from './links';

const CURL =
  '<a class="k" href="/reference/A/#field-id">"id"</a><span class="s">: "1", </span>' +
  '<a class="k" href="/reference/A/#field-list">"list"</a><span class="s">: [{</span>' +
  '<a class="k" href="/reference/B/#field-id">"id"</a><span class="s">: "id"}]</span>';

const IDS =
  '<span class="k">id</span>: 1, <span class="k">list</span>: [{<span class="k">id</span>';

/** The anchors to which the tokens of a sample with this text lead. */
function findAnchors(sample: string, text: string): (string | undefined)[] {
  const blocks = [CURL, sample].map((code) => `<pre class="code">${code}</pre>`);
  document.body.innerHTML = `<div class="tabs-container">${blocks.join('')}</div>`;
  const tokens = [...document.querySelectorAll<HTMLElement>('.code span')];
  return tokens
    .filter(({ textContent }) => textContent === text)
    .map((token) => findLink(token)?.href.split('reference').at(-1));
}

describe('findLink()', () => {
  it('finds the fields of names that are in several objects, in their order', () => {
    expect(findAnchors(`${IDS}: 2}]`, 'id')).toEqual(['/A/#field-id', '/B/#field-id']);
  });

  it.each([
    ['Python', `<span class="s">'list'</span>: []`, `'list'`],
    ['PHP', `<span class="s">'list'</span> => []`, `'list'`],
  ])('finds the field of a name in %s', (_language, sample, text) => {
    expect(findAnchors(sample, text)).toEqual(['/A/#field-list']);
  });

  it.each([
    ['a name that the request does not contain', '<span class="k">method</span>: 1', 'method'],
    ['a value that is like a name', `<span class="s">'list'</span>, 1`, `'list'`],
    ['a name that occurs in other code, too', `${IDS}: 2}]; f({<span class="k">id</span>: 1`, 'id'],
  ])('finds nothing for %s', (_reason, sample, text) => {
    expect(new Set(findAnchors(sample, text))).toEqual(new Set([undefined]));
  });

  it('returns a link as it is', () => {
    findAnchors('', '');
    const link = document.querySelector('a')!;
    expect(findLink(link)).toBe(link);
  });
});

function findUrl(html: string, name: string): string | undefined {
  document.body.innerHTML = html;
  const links = [...document.querySelectorAll('a')];
  return findLineUrl(links.find(({ textContent }) => textContent === name)!);
}

const JSON_BLOCK =
  '<pre><code>{\n  <a>"id"</a>: "t-1",\n  <a>"tags"</a>: [{\n    <a>"x"</a>: 1 }]\n}</code></pre>';

test('findLineUrl() names the line, and the one before it', () => {
  const url = findUrl(JSON_BLOCK, '"tags"')!;
  expect(url).toMatch(/^http:\/\/localhost.*\/#:~:text=/);
  const [before, line] = url.split('text=')[1]!.split('-,').map(decodeURIComponent);
  expect(before).toBe('"id": "t-1",');
  expect(line).toBe('"tags": [{');
  expect(url.split('text=')[1]).toContain('t%2D1');
});

test('findLineUrl() takes the first line of a block without one before it', () => {
  expect(findUrl('<pre><a>"a"</a>: 1</pre>', '"a"')).toMatch(/#:~:text=%22a%22%3A%201$/);
});

test('findLineUrl() leaves out what is not on the page when it opens', () => {
  expect(findUrl(`<div data-pointer="">${JSON_BLOCK}</div>`, '"x"')).toBeUndefined();
  expect(findUrl('<p><a>"x"</a></p>', '"x"')).toBeUndefined();
  expect(findUrl(`<div hidden>${JSON_BLOCK}</div>`, '"x"')).toBeUndefined();
});
