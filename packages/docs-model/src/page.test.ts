import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildDocument } from '@docs/openapi/testing';
import { buildSource } from './testing/fixtures';
import { heading, paragraph, table, text, parseBlocks } from './mdx/blocks';
import { describeWithNames, LONGEST_DESCRIPTION, printPage } from './page';
import type { Page } from './page';
import { buildTypePage } from './pages/type-page';

it('describeWithNames() names all that fit', () => {
  expect(describeWithNames('The type Tag', ', with', ['id', 'text', 'score'])).toBe(
    'The type Tag, with id, text, and score.',
  );
});

it('describeWithNames() counts the rest, within the length that search results show', () => {
  const description = describeWithNames('The type Tag', ', with', Array(40).fill('wikidataId'));
  expect(description).toMatch(/, wikidataId, and \d+ more\.$/);
  expect(description.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
});

it('describeWithNames() leaves out names that do not fit', () => {
  expect(describeWithNames('The type Tag', ', with', ['x'.repeat(200)])).toBe('The type Tag.');
});

function toPage(content: Page['content'], given: Partial<Page['frontMatter']> = {}): Page {
  return {
    file: 'reference/Test',
    frontMatter: { title: 'Test', description: 'A test.', keywords: [], ...given },
    content,
  };
}

/** The page as a reader gets it, through the compiler that the site uses. */
async function renderPage(page: Page): Promise<string> {
  const source = printPage(page, 'media-v2').replace(/^---\n.*?\n---\n/s, '');
  const { default: Content } = await evaluate(source, {
    ...(runtime as never as object),
    remarkPlugins: [remarkGfm],
  } as never);
  const Show = ({ children }: { children?: ReactNode }) => createElement('div', null, children);
  const names = ['Beside', 'Facts', 'Fields', 'Rule', 'Values', 'SmallPrint'];
  const Field = (props: { name: string; type: string; children?: ReactNode }) =>
    createElement('div', null, `${props.name}: ${props.type} `, props.children);
  const components = { ...Object.fromEntries(names.map((name) => [name, Show])), Field };
  return renderToStaticMarkup(createElement(Content as never, { components } as never));
}

function unescape(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** Descriptions that would be something else if they were printed as they are. */
const hostile: [string, string][] = [
  ['a less-than sign', 'a < b and <c'],
  ['a script', '<script>alert(1)</script>'],
  ['a component', '<Fields of="x" />'],
  ['an expression', 'a {process.env.HOME} b'],
  ['an expression alone', '{1 + 1}'],
  ['an open brace', 'a { b'],
  ['a closing brace', 'a } b'],
  ['a pipe', 'a | b | c'],
  ['a lone backtick', 'a ` b'],
  ['an import', "import fs from 'node:fs'"],
  ['an export', 'export const answer = 42'],
  ['an HTML comment', 'a <!-- b --> c'],
  ['an ampersand', 'a & b &lt; c'.replace('&lt;', '&amp;lt;')],
  ['quotes', `a "b" 'c'`],
  ['letters of every kind', 'č ß 漢字 👩‍🚀'],
];

describe('printPage()', () => {
  it.each(hostile)('shows %s in a description, in plain text and in a cell', async (_, value) => {
    const [words, cells] = [paragraph(text(value)), table(['Head'], [[[text(value)]]])];
    const html = await renderPage(toPage([...parseBlocks(value), words, cells]));
    expect(html).not.toMatch(/<script|<b>|<Fields/);
    const description = value.replace('&amp;', '&');
    expect(unescape(html).replace(/\s+/g, ' ')).toBe(`${description} ${value} Head${value}`);
  });

  it.each(hostile)('shows %s in every place of a type page', async (_, value) => {
    const document = buildDocument({
      schemas: {
        Order: {
          type: 'object',
          description: value,
          'x-rules': [{ id: 'r', title: 'R', text: value, fields: ['id'] }],
          properties: {
            id: {
              type: 'string',
              description: value,
              default: value,
              examples: [value],
              enum: [value],
              'x-enumDescriptions': { [value]: value },
            },
          },
        },
      },
    });
    const source = buildSource(document);
    const page = buildTypePage(source, source.types[0]!, 0);
    const html = await renderPage(page);
    expect(html).not.toMatch(/<script|<b>/);
    const shown = unescape(html).split(value.replace('&amp;', '&')).length - 1;
    expect(shown).toBeGreaterThanOrEqual(4);
  });

  it('makes no box of a description that begins like one', () => {
    expect(printPage(toPage(parseBlocks(':::tip\n\na\n\n:::')), 'media-v2')).toMatch(
      /^\\:::tip\n\na\n\n\\:::$/m,
    );
  });

  it('keeps code, emphasis and links of a description', async () => {
    const description = 'Use `a | b { <c>` and **bold**, see [here](https://example.com/?a=1&b=2).';
    expect(await renderPage(toPage(parseBlocks(description)))).toBe(
      '<p>Use <code>a | b { &lt;c&gt;</code> and <strong>bold</strong>, see ' +
        '<a href="https://example.com/?a=1&amp;b=2">here</a>.</p>',
    );
  });

  it('keeps code that contains backticks', async () => {
    expect(await renderPage(toPage(parseBlocks('Write ``a ` b``.')))).toContain(
      '<code>a ` b</code>',
    );
  });

  it('leaves the URLs of the contract to the steps of all pages', () => {
    const page = toPage(parseBlocks('See [x](type:Tag.gkbId) and [y](op:analyze).'));
    expect(printPage(page, 'media-v2')).toContain('See [x](type:Tag.gkbId) and [y](op:analyze).');
  });

  it('prints front matter that reads back as it was', () => {
    const given = {
      title: 'A: "B" # {C}',
      description: "<script> 'x' |\n---\nend",
      keywords: ['- a', '{b}', 'č'],
    };
    const printed = printPage(toPage([], given), 'media-v2');
    const [, frontMatter = ''] = /^---\n(.*?)\n---\n/s.exec(printed) ?? [];
    expect(parse(frontMatter)).toMatchObject(given);
  });

  it('prints the permanent URL of a heading', () => {
    const printed = printPage(toPage([heading(2, 'fields', text('Fields'))]), 'media-v2');
    expect(printed).toMatch(/## Fields \{\/\* #fields \*\/\}\n$/);
  });
});
