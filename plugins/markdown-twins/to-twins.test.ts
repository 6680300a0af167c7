import { describe, expect, it } from 'vitest';
import { LONGEST, toTwins } from './to-twins';

const SITE = 'https://docs.example.com';

function toTwin(content: string, others: string[] = []) {
  const [twin] = toTwins(
    ['/guide/', ...others].map((route) => ({ route, html: toPage(content) })),
    SITE,
  );
  if (!twin) throw new Error('There is no twin of the page.');
  return twin;
}

function toPage(content: string): string {
  return (
    '<head><meta name=description content="A &amp; B."></head>' +
    `<main><nav>Menu</nav><h1>Guide</h1>${content}</main>`
  );
}

/** What follows the head of `index.md`. */
function toContent(content: string, others?: string[]): string {
  return toTwin(content, others).files.get('index.md')?.split('\n').slice(6).join('\n') ?? '';
}

describe('the twin of a page', () => {
  it('says what it is, where it is and what else there is', () => {
    expect(toTwin('<p>Text.').files.get('index.md')).toBe(
      '# Guide\n\n> A & B.\n\n' +
        `Page: ${SITE}/guide/ · Index of all pages: ${SITE}/llms.txt\n\nText.\n`,
    );
  });

  it('is refused, with a remedy, when the page has no main content', () => {
    expect(() => toTwins([{ route: '/x/', html: '<p>' }], SITE)).toThrow(
      'The page /x/ has no <main> with an <h1>',
    );
  });

  it.each([
    [
      'code under its title, without the colours',
      '<figure class=code><figcaption><span class=title_1><span class=label_1>Answer</span></span><button>Copy</button></figcaption><pre><code>{ <span>"a"</span>: 1 }</code></pre></figure>',
      'Answer:\n\n```json\n{ "a": 1 }\n```\n',
    ],
    [
      'every tab under its label',
      '<div class=theme-tabs-container><ul role=tablist><li role=tab>A<li role=tab>B</ul><div role=tabpanel><p>one</div><div role=tabpanel hidden><p>two</div></div>',
      '**A:**\n\none\n\n**B:**\n\ntwo\n',
    ],
    [
      'fields with their types, and no empty cell',
      '<table><thead><tr><th>Field<th>Meaning<tbody><tr id=field-a><th><code>a</code><a class=address_1 href=#field-a></a><span class=required_1>required</span><span class=type_1>list of x</span><td></table>',
      '| Field | Type | Meaning |\n| - | - | - |\n| [`a`](#field-a) | list of x, required | – |\n',
    ],
    [
      'fields inside fields under the names that lead to them',
      '<dl class=fields><div id=c.a><dt><a class=name href=#c.a><code>a</code></a><span class=type>A</span><dd><p>First.<dd class=inside><details><summary>1 field</summary><dl class=fields><div id=c.a.b><dt><a class=name href=#c.a.b><code>b</code></a> <b>required</b><span class=type>string</span><dd><p>Second.</div></dl></details></div></dl>',
      '| Field | Type | Meaning |\n| - | - | - |\n| [`a`](#c.a) | A | First. |\n| [`a.b`](#c.a.b) | string, required | Second. |\n',
    ],
    [
      'the content of a cell in one line',
      '<table><tr><th>A<tr><td><p>All of it.<div><span>Values</span><ul><li><code>x</code> one<li><code>y</code> two</ul></div></table>',
      '| A |\n| - |\n| All of it. Values: `x` one; `y` two |\n',
    ],
    [
      'a rule in one line, with its address',
      '<div id=rule-a><strong>Name.</strong> <p>Text.</div>',
      '[**Name.**](#rule-a) Text.\n',
    ],
    [
      'an admonition as a quote',
      '<div class=theme-admonition><div><span><svg></svg></span>Careful</div><div><p>Text.</div></div>',
      '> **Careful**\n>\n> Text.\n',
    ],
    [
      'signs that look like tags as text',
      '<p>Put &lt;YOUR_API_KEY> there.',
      'Put \\<YOUR_API_KEY> there.\n',
    ],
    [
      'the address of a heading that cannot be guessed from its words',
      '<h2 id=analyze>Analyse a text<a class=hash-link href=#analyze></a></h2><h2 id=next-step>Next step</h2>',
      '## [Analyse a text](#analyze)\n\n## Next step\n',
    ],
    [
      'links with the host, to twins where there are any',
      '<p><a href=/other/#x>a</a> <a href=/file.yaml>b</a> <a href=mailto:a@b.c>c</a>',
      `[a](${SITE}/other/index.md#x) [b](${SITE}/file.yaml) [c](mailto:a@b.c)\n`,
    ],
  ])('has %s', (_what, html, markdown) => {
    expect(toContent(html, ['/other/'])).toBe(markdown);
  });

  it.each([
    '<button>Copy</button>',
    '<nav>Contents</nav>',
    '<footer>x</footer>',
    '<p hidden>x</p>',
  ])('leaves out %s', (html) => {
    expect(toContent(`<p>Text.</p>${html}`)).toBe('Text.\n');
  });
});

describe('a page that is too long', () => {
  const words = '<p>word</p>'.repeat(7900);
  const { files } = toTwin(
    `<p>${'Start. '.repeat(100)}</p><h2 id=one>One</h2><h3 id=call>Call</h3><p>x</p>${words}` +
      `<h2 id=short>Short</h2><p>End, after <a href=#call>the call</a>.</p>`,
  );

  it('keeps its beginning and leads to its sections', () => {
    expect([...files.keys()]).toEqual(['index.md', 'call.md']);
    const index = files.get('index.md') ?? '';
    expect(index).toContain('Start.');
    expect(index).toContain(`[the call](${SITE}/guide/call.md#call)`);
    expect(files.get('call.md')).toMatch(/^# Guide: Call\n/);
  });

  it('has no file above the limit', () => {
    const lengths = [...files.values()].map((text) => text.length);
    expect(Math.max(...lengths)).toBeLessThan(LONGEST);
  });

  it('has several files for a section that is too long for one', () => {
    const long = toTwin(`<h2 id=one>One</h2>${words}${words}`).files;
    expect([...long.keys()]).toEqual(['index.md', 'one.md', 'one-2.md']);
    expect([...long.values()].filter((text) => text.length > LONGEST)).toEqual([]);
    expect(long.get('index.md')).toContain(`[Continue with one.md](${SITE}/guide/one.md#one)`);
    expect(long.get('one.md')).toContain(`[Continue with one-2.md](${SITE}/guide/one-2.md)`);
    const all = [...long.values()].join('').match(/^word$/gm);
    expect(all).toHaveLength(2 * 7900);
  });

  it('divides a long list between its items', () => {
    const items = Array.from({ length: 3000 }, (_, at) => `<li>Page number ${at}</li>`).join('');
    const long = toTwin(`<h2 id=all>All</h2><ul>${items}</ul>`).files;
    expect([...long.keys()]).toEqual(['index.md', 'all.md', 'all-2.md']);
    const listed = [...long.values()].join('\n').match(/^- Page number \d+$/gm);
    expect(new Set(listed).size).toBe(3000);
  });

  it('divides a list of links, which is longer in Markdown: addresses are complete there', () => {
    const items = Array.from({ length: 1400 }, (_, index) => `<li><a href=/a/#x${index}>x</a>`);
    const html = `<h2 id=all>All</h2><ul>${items.join('')}</ul>`;
    expect(html.length).toBeLessThan(LONGEST - 2_000);
    const texts = [...toTwin(html, ['/a/']).files.values()];
    expect(texts.join('').length).toBeGreaterThan(LONGEST);
    texts.forEach((text) => expect(text.length).toBeLessThanOrEqual(LONGEST));
  });

  it('is refused when a block alone is too long', () => {
    expect(() => toTwin(`<h2 id=one>One</h2><p>${'word '.repeat(11_000)}</p>`)).toThrow(
      /The Markdown of \/guide\/one\.md has \d+ characters, and 50000 are allowed/,
    );
  });
});
