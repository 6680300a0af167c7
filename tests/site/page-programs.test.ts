import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listPages, readPage } from './pages';

describe('programs', () => {
  it('of the home page start with its text, or it would warn of a fault', () => {
    expect(readPage('/')('head script[src][defer]')).toHaveLength(2);
  });

  it.each(listPages().filter((route) => route !== '/'))(
    '%s starts its own at the end, and the main one last',
    (route) => {
      const page = readPage(route);
      expect(page('script[src]')).toHaveLength(0);
      const files =
        page('body > script[data-files]:last-child').attr('data-files')?.split(' ') ?? [];
      expect(files.at(0)).toMatch(/\/runtime~main\./);
      expect(files.at(-1)).toMatch(/\/main\./);
      expect(files.length).toBeGreaterThan(2);
      expect(new Set(files).size).toBe(files.length);
      expect(files.filter((file) => !existsSync(`build${file}`))).toEqual([]);
    },
  );
});
