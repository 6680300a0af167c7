import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listPages, readAttributes, readPage } from '../support/pages';

/** The names of scripts without the hash of their content. */
function toNames(files: string[]): (string | undefined)[] {
  return files.map((file) => /([^/]*)\.[0-9a-f]{8}\.js$/.exec(file)?.[1]);
}

describe('scripts', () => {
  it('of the home page start with its text, or it would warn of a wrong base URL', () => {
    const files = readAttributes(readPage('/'), 'head script[src][defer]', 'src');
    expect(toNames(files)).toEqual(expect.arrayContaining(['runtime~main', 'main']));
  });

  it.each(listPages().filter((route) => route !== '/'))(
    '%s names them for the script at its end',
    (route) => {
      const page = readPage(route);
      expect(page('script[src]')).toHaveLength(0);
      const files = readAttributes(page, 'head meta[name=script]', 'content');
      expect(toNames(files)).toEqual(expect.arrayContaining(['runtime~main', 'main']));
      expect(files.filter((file) => !existsSync(`build${file}`))).toEqual([]);
    },
  );
});
