import { describe, expect, it } from 'vitest';
import { printLlmsTxt } from './llms-txt';
import type { MarkdownPage } from './page';

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
  it('lists all pages in one file', () => {
    const files = printLlmsTxt(toPages(3), SITE);
    expect([...files.keys()]).toEqual(['llms.txt', 'genja/llms.txt']);
    expect(files.get('llms.txt')).toContain(`- [Page 2](${SITE}/genja/page-2/index.md): What`);
  });

  it('lists the pages of each product in a separate file', () => {
    const files = printLlmsTxt(toPages(3), SITE);
    expect(files.get('genja/llms.txt')).toMatch(
      /^# Genja\n\n> A template language.+\n\n## Pages\n\n/,
    );
    expect(files.get('genja/llms.txt')).toContain(
      `- [Page 2](${SITE}/genja/page-2/index.md): What`,
    );
    expect(files.get('llms.txt')).toContain(`(${SITE}/genja/llms.txt)`);
    expect(files.get('llms.txt')).toContain(`${SITE}/genja/llms-full.txt`);
  });

  it('says where an example is in every programming language', () => {
    const text = printLlmsTxt(toPages(1), SITE).get('llms.txt');
    expect(text).toMatch(/Every example as code in cURL, .*PHP, Go, Ruby/);
    expect(text).toContain(`${SITE}/samples/media-v2/tagging-basic.md`);
  });

  it('has files for each product when one would be too long, with each page in one of them', () => {
    const files = printLlmsTxt(toPages(1000), SITE);
    expect([...files.values()].filter((text) => text.length > LONGEST)).toEqual([]);
    expect(files.get('llms.txt')).toContain(`(${SITE}/genja/llms.txt)`);
    // Products without pages have no list.
    expect(files.get('llms.txt')).not.toContain(`(${SITE}/gkb/`);
    expect([...files.keys()].filter((name) => !name.startsWith('genja/'))).toEqual(['llms.txt']);
    expect(files.get('genja/llms.txt')).toContain(`- [More](${SITE}/genja/llms-2.txt)`);
    files.delete('llms.txt');
    const listed = [...files.values()].join('').match(/page-\d+\/index\.md/g);
    expect(new Set(listed).size).toBe(1000);
    expect(listed).toHaveLength(1000);
  });
});
