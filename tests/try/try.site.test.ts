import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listPages, readAttributes, readPage, readTexts } from '../support/pages';

describe('/try/', () => {
  const page = readPage('/try/');

  it('has the analysis of its sample, and says what needs a script', () => {
    expect(readTexts(page, 'main mark')).toContain('Emmanuel Macronperson');
    expect(page('main textarea').text()).toContain('Mr. Macron visits a trade show in Munich.');
    expect(readFileSync('build/try/index.html', 'utf8')).toMatch(
      /<noscript><p>You need JavaScript to analyze your own text/,
    );
  });

  it('is linked from the home page, the quick starts, the sandbox, the tools, and the news', () => {
    const linking = listPages().filter(
      (route) => readAttributes(readPage(route), 'main a[href="/try/"]', 'href').length > 0,
    );
    expect(linking.sort()).toEqual([
      '/',
      '/api_general/quick/',
      '/api_media2/quick/',
      '/tools/',
      '/tools/news/',
      '/tools/sandbox/',
    ]);
  });

  it('is in the sitemap and in the list for agents', () => {
    expect(readFileSync('build/sitemap.xml', 'utf8')).toContain('/try/</loc>');
    expect(readFileSync('build/llms.txt', 'utf8')).toContain('/try/index.md');
  });

  it('adds nothing to the styles of other pages', () => {
    const [styles = ''] = readAttributes(readPage('/gkb/'), 'link[rel=stylesheet]', 'href');
    // A rule of its results, which come with their code.
    expect(readFileSync(`build${styles}`, 'utf8')).not.toMatch(/\.infoBox_/);
  });
});
