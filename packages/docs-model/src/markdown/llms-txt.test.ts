import { describe, expect, it, test } from 'vitest';
import { loadSource } from '../facts/source';
import { buildApiIndex } from '../json-index/api-index';
import { printLlmsFull, printLlmsTxt } from './llms-txt';
import type { MarkdownPage } from './print-pages';

const SITE = 'https://docs.example.com';
const LONGEST = 50_000;

function toPages(count: number): MarkdownPage[] {
  return Array.from({ length: count }, (_, at) => ({
    route: `/genja/page-${at}/`,
    title: `Page ${at}`,
    description: 'What a reader learns on the page, in one sentence.',
    files: new Map(),
  }));
}

describe('printLlmsTxt()', () => {
  it('names the list of each product that has pages, and no page of a product', () => {
    const files = printLlmsTxt(toPages(3), SITE);
    expect([...files.keys()]).toEqual(['llms.txt', 'genja/llms.txt']);
    expect(files.get('llms.txt')).toContain(`(${SITE}/genja/llms.txt): A template language`);
    expect(files.get('llms.txt')).not.toContain('genja/page-2');
    expect(files.get('llms.txt')).not.toContain(`(${SITE}/gkb/`);
    expect(files.get('llms.txt')).toContain(`${SITE}/genja/llms-full.txt`);
    const list = files.get('genja/llms.txt');
    expect(list).toMatch(/^# Genja\n\n> A template language.+\n\n## Pages\n\n/);
    expect(list).toContain(`- [Page 2](${SITE}/genja/page-2/index.md): What`);
  });

  it('lists types separately, with a link from the list of the product', () => {
    const [guide, ...pages] = toPages(6);
    const types = pages.map((page, at) => ({
      ...page,
      ...{ route: `/genja/reference/type-${at}/`, title: 'Type' },
    }));
    const files = printLlmsTxt([guide!, ...types], SITE);
    const genjaList = files.get('genja/llms.txt');
    expect(genjaList).toContain(`(${SITE}/genja/reference/llms.txt)`);
    expect(genjaList).not.toContain('[Type]');
    expect(files.get('genja/reference/llms.txt')).toContain(
      `- [Type](${SITE}/genja/reference/type-0/index.md)\n`,
    );
  });

  it('lists endpoints with the page of their request', async () => {
    const page = { ...toPages(1)[0]!, route: '/api_media2/guide/' };
    const { apis } = buildApiIndex([await loadSource('media-v2')], SITE);
    const text = printLlmsTxt([page], SITE, apis).get('api_media2/llms.txt');
    expect(text).toContain(
      `\n- Analyze an article: \`POST /v2/nlp/analyze\`, request [NlpRequest](${SITE}/api_media2/reference/NlpRequest.md)\n`,
    );
    expect(text).toContain(
      `\`GET /v2/photos\`, [listPhotoBanks](${SITE}/api_media2/reference/api_photos.md#listPhotoBanks)\n`,
    );
    expect(text?.match(/^- .*: `(GET|POST|PUT|DELETE) /gm)).toHaveLength(
      apis[0]!.operations.length,
    );
  });

  it('names the host of each API, and where an example is in every programming language', async () => {
    const { apis } = buildApiIndex([await loadSource('general-v3')], SITE);
    const text = printLlmsTxt(toPages(1), SITE, apis).get('llms.txt');
    expect(text).toContain(
      '\n- General API: https://api.geneea.com, key in the header `Authorization: user_key <YOUR_API_KEY>`\n',
    );
    expect(text).toMatch(/Every example as code in cURL, .*PHP, Go, Ruby/);
    expect(text).toContain(`${SITE}/samples/general-v3/`);
  });

  it('has several files for a product when one would be too long, with each page in one of them', () => {
    const files = printLlmsTxt(toPages(1000), SITE);
    expect([...files.values()].filter((text) => text.length > LONGEST)).toEqual([]);
    expect(files.get('llms.txt')).toContain(`(${SITE}/genja/llms.txt)`);
    expect([...files.keys()].filter((name) => !name.startsWith('genja/'))).toEqual(['llms.txt']);
    expect(files.get('genja/llms.txt')).toContain(`- [More](${SITE}/genja/llms-2.txt)`);
    files.delete('llms.txt');
    const listed = [...files.values()].join('').match(/page-\d+\/index\.md/g);
    expect(new Set(listed).size).toBe(1000);
    expect(listed).toHaveLength(1000);
  });
});

function toPage(route: string, text: string): MarkdownPage {
  return { route, title: route, description: '', files: new Map([['index.md', text]]) };
}

test('printLlmsFull() has the text of each product in one file, the reference last', () => {
  const files = printLlmsFull(
    [
      toPage('/genja/reference/type/', 'type'),
      toPage('/genja/api/', 'guide'),
      toPage('/', 'home'),
      toPage('/gkb/', 'base'),
    ],
    SITE,
  );
  expect([...files.keys()]).toEqual(['genja/llms-full.txt', 'gkb/llms-full.txt']);
  expect(files.get('genja/llms-full.txt')).toMatch(
    /^# Genja: all pages\n[^]*guide\n\n---\n\ntype\n$/,
  );
});

test('printLlmsFull() divides between pages what is too long to be read in one go', () => {
  const long = 'č'.repeat(150_000);
  const pages = [1, 2, 3].map((at) => toPage(`/genja/${at}/`, `${at}${long}`));
  const files = printLlmsFull(pages, SITE);
  expect([...files.keys()]).toEqual(
    [1, 2, 3].map((at) => `genja/llms-full${at > 1 ? `-${at}` : ''}.txt`),
  );
  expect(files.get('genja/llms-full.txt')).toContain(`Continue with ${SITE}/genja/llms-full-2.txt`);
  for (const text of files.values()) expect(Buffer.byteLength(text)).toBeLessThan(400_000);
});
