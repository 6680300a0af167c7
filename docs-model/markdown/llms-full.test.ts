import { expect, test } from 'vitest';
import { printLlmsFull } from './llms-full';
import type { MarkdownPage } from './page';

const SITE = 'https://docs.example.com';

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
