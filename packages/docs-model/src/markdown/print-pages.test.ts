import { describe, expect, it } from 'vitest';
import { resolvePage } from '../mdx/resolve-page';
import { buildMarkdownBlocks } from './blocks';
import { LONGEST, printMarkdownPages } from './print-pages';

const SITE = 'https://docs.example.com';

const FILE = 'site/content/guide.mdx';

async function toPage(source: string, others: string[] = []) {
  const pages = ['/guide/', ...others].map((route) => ({
    route,
    title: 'Guide',
    description: 'A & B.',
    load: async () => buildMarkdownBlocks(await resolvePage({ file: FILE, source }), FILE),
  }));
  const [page] = await printMarkdownPages(pages, SITE);
  if (!page) throw new Error('There is no Markdown of the page.');
  return page;
}

/** The text below the head of `index.md`. */
async function toContent(source: string, others?: string[]): Promise<string> {
  const { files } = await toPage(source, others);
  return files.get('index.md')?.split('\n').slice(6).join('\n') ?? '';
}

describe('the Markdown version of a page', () => {
  it('says what it is, where it is and what else there is', async () => {
    expect((await toPage('Text.')).files.get('index.md')).toBe(
      '# Guide\n\n> A & B.\n\n' +
        `Page: ${SITE}/guide/ · Index of all pages: ${SITE}/llms.txt\n\nText.\n`,
    );
  });

  it.each([
    [
      'code under its title',
      '```json title="Answer" {1}\n{ "a": 1 }\n```',
      'Answer:\n\n```json\n{ "a": 1 }\n```\n',
    ],
    [
      'where a result comes from',
      '```json title="Answer" sandbox\n1\n```',
      `Answer · [sandbox](${SITE}/tools/sandbox/):\n\n\`\`\`json\n1\n\`\`\`\n`,
    ],
    [
      'every tab under its label',
      '<Tabs>\n<TabItem value="a" label="A">\none\n</TabItem>\n<TabItem value="b" label="B">\ntwo\n</TabItem>\n</Tabs>',
      '**A:**\n\none\n\n**B:**\n\ntwo\n',
    ],
    [
      'fields with their types, and no empty cell',
      '<Fields of="X">\n<Field name="a" required container="list of " type="x" />\n</Fields>',
      '| Field | Type | Meaning |\n| - | - | - |\n| [`a`](#field-a) | list of x, required | – |\n',
    ],
    [
      'the content of a cell in one line',
      '<Fields of="X">\n<Field name="a" type="x">\nAll of it.\n\n<Values label="Values">\n- `x` one\n- `y` two\n</Values>\n\n<SmallPrint>\nDefault `x`\n</SmallPrint>\n</Field>\n</Fields>',
      '| Field | Type | Meaning |\n| - | - | - |\n| [`a`](#field-a) | x | All of it. Values: `x` one; `y` two. Default `x` |\n',
    ],
    [
      'a rule in one line, with its anchor',
      '<Rule id="a" title="Name">\nText.\n</Rule>',
      '[**Name.**](#rule-a) Text.\n',
    ],
    [
      'an admonition as a quote',
      ':::caution[Careful]\n\nText.\n\n:::',
      '> **Careful**\n>\n> Text.\n',
    ],
    [
      'signs that look like tags as text',
      'Put `<YOUR_API_KEY>` or \\<KEY> there.',
      'Put `<YOUR_API_KEY>` or \\<KEY> there.\n',
    ],
    [
      'the anchor of a heading that cannot be guessed from its words',
      '## Analyze a text {/* #analyze */}\n\n## Next step',
      '## [Analyze a text](#analyze)\n\n## Next step\n',
    ],
    [
      'links with the host, to Markdown where there is any',
      '[a](/other/#x) [b](/file.yaml) [c](mailto:a@b.c) [d](pathname:///llms.txt)',
      `[a](${SITE}/other/index.md#x) [b](${SITE}/file.yaml) [c](mailto:a@b.c) [d](${SITE}/llms.txt)\n`,
    ],
    ['words in one line, as on the page', 'One\ntwo `three`\nfour.', 'One two `three` four.\n'],
  ])('has %s', async (_what, source, markdown) => {
    expect(await toContent(source, ['/other/'])).toBe(markdown);
  });

  it('leaves out comments and modules', async () => {
    expect(await toContent("import x from './x';\n\n{/* Later. */}\n\nText.")).toBe('Text.\n');
  });

  it.each([
    [
      'Text.\n\n<Feild />',
      'site/content/guide.mdx:3 uses <Feild>, which has no rule for Markdown. Add one in ' +
        'packages/docs-model/src/markdown/elements.ts. Did you mean "Field"?',
    ],
    ['<Field name="a" type="x" />', 'site/content/guide.mdx:1, <Field>: It is outside <Fields>'],
    ['{1 + 1}', 'site/content/guide.mdx:1 has the expression {1 + 1}, which Markdown cannot show'],
  ])('stops at %j', async (source, message) => {
    await expect(toPage(source)).rejects.toThrow(message);
  });
});

describe('a page that is too long', () => {
  // As many characters in a few paragraphs: thousands of them take seconds to parse.
  const PARAGRAPH = 'word '.repeat(100).trim();
  const words = `${PARAGRAPH}\n\n`.repeat(95);
  const source =
    `${'Start. '.repeat(100)}\n\n## One {/* #one */}\n\n### Call {/* #call */}\n\nx\n\n${words}` +
    '## Short {/* #short */}\n\nEnd, after [the operation](#call).';

  it('keeps its beginning and leads to its sections', async () => {
    const { files } = await toPage(source);
    expect([...files.keys()]).toEqual(['index.md', 'call.md']);
    const index = files.get('index.md') ?? '';
    expect(index).toContain('Start.');
    expect(index).toContain(`[the operation](${SITE}/guide/call.md#call)`);
    expect(files.get('call.md')).toMatch(/^# Guide: Call\n/);
    const lengths = [...files.values()].map((text) => text.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST);
  });

  it('is known to short pages that come before it', async () => {
    const load = (text: string) => async () =>
      buildMarkdownBlocks(await resolvePage({ file: FILE, source: text }), FILE);
    const head = { title: 'x', description: 'x' };
    const [short] = await printMarkdownPages(
      [
        { ...head, route: '/a/', load: load('See [it](/guide/#call).') },
        { ...head, route: '/guide/', load: load(source) },
      ],
      SITE,
    );
    expect(short?.files.get('index.md')).toContain(`[it](${SITE}/guide/call.md#call)`);
  });

  it('has several files for a section that is too long for one', async () => {
    const long = (await toPage(`## One {/* #one */}\n\n${words}${words}`)).files;
    expect([...long.keys()]).toEqual(['index.md', 'one.md', 'one-2.md']);
    expect([...long.values()].filter((text) => text.length > LONGEST)).toEqual([]);
    expect(long.get('index.md')).toContain(`[Continue with one.md](${SITE}/guide/one.md#one)`);
    expect(long.get('one.md')).toContain(`[Continue with one-2.md](${SITE}/guide/one-2.md)`);
    expect([...long.values()].join('').match(/^word( word)*$/gm)).toHaveLength(2 * 95);
  });

  it('gives hundreds of short sections their own files', async () => {
    const sections = Array.from({ length: 200 }, (_, at) => {
      return `## Call ${at} {/* #call-${at} */}\n\n${PARAGRAPH}\n\n`;
    });
    const { files } = await toPage(sections.join(''));
    expect(files.size).toBe(201);
    expect([...files.values()].filter((text) => text.length > LONGEST)).toEqual([]);
    expect(files.get('call-7.md')).toContain(PARAGRAPH);
  });

  it('divides a long table between its rows, each part with the head', async () => {
    const rows = Array.from({ length: 200 }, (_, at) => `| name${at} | ${PARAGRAPH} |\n`).join('');
    const { files } = await toPage(`## All {/* #all */}\n\n| A | B |\n| - | - |\n${rows}`);
    const [, ...parts] = [...files.values()];
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.filter((part) => !/\| A +\| B +\|\n\| -/.test(part))).toEqual([]);
    expect(parts.join('').match(/^\| name\d+ /gm)).toHaveLength(200);
  });

  it('divides a long list between its items', async () => {
    const rest = ' word'.repeat(40);
    const items = Array.from({ length: 300 }, (_, at) => `- Page number ${at}${rest}`).join('\n');
    const long = (await toPage(`## All {/* #all */}\n\n${items}`)).files;
    expect([...long.keys()]).toEqual(['index.md', 'all.md', 'all-2.md']);
    const listed = [...long.values()].join('\n').match(/^- Page number \d+/gm);
    expect(new Set(listed).size).toBe(300);
  });

  it('is rejected when a block alone is too long', async () => {
    await expect(toPage(`## One {/* #one */}\n\n${'word '.repeat(11_000)}`)).rejects.toThrow(
      /The Markdown of \/guide\/one\.md has \d+ characters, and 50000 are allowed/,
    );
  });
});
