import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { readContent, toProse } from './pages';

const words = parse(readFileSync('tests/content/words.yaml', 'utf8')) as {
  pattern: string;
  reason: string;
}[];
const pages = readContent();

describe.each(words)('no page says /$pattern/: $reason', ({ pattern }) => {
  it('in its text, title or description', () => {
    const found = pages.flatMap(({ file, frontMatter, body }) => {
      const text = `${frontMatter.title}\n${frontMatter.description}\n${toProse(body)}`;
      return text
        .split('\n')
        .filter((line) => new RegExp(pattern, 'i').test(withoutAddresses(line)))
        .map((line) => `${file}: ${line.trim()}`);
    });
    expect(found).toEqual([]);
  });
});

/** Addresses and attributes hold names that are not ours to spell. */
function withoutAddresses(line: string): string {
  return line.replace(/\]\([^)]*\)/g, ']').replace(/="[^"]*"/g, '');
}
