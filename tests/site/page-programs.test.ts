import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listPages, readPage } from './pages';

describe('programs', () => {
  it('of the home page start with its text, or it would warn of a fault', () => {
    expect(readPage('/')('head script[src][defer]')).toHaveLength(3);
  });

  it.each(listPages().filter((route) => route !== '/'))(
    '%s starts at the end, its own before those of all pages',
    (route) => {
      const page = readPage(route);
      expect(page('script[src]')).toHaveLength(0);
      const files =
        page('body > script[data-files]:last-child').attr('data-files')?.split(' ') ?? [];
      const ofAllPages = files.slice(-3).map((file) => /([^/]*)\.[0-9a-f]{8}\.js$/.exec(file)?.[1]);
      expect(ofAllPages).toEqual(['react', 'runtime~main', 'main']);
      expect(files.length).toBeGreaterThan(3);
      expect(new Set(files).size).toBe(files.length);
      expect(files.filter((file) => !existsSync(`build${file}`))).toEqual([]);
    },
  );
});
