import { describe, expect, it } from 'vitest';
import { listTextPages } from '../../tools/benchmarks/generators/text-pages';

describe('the text that the benchmarks compare with other generators', () => {
  const texts = new Map(listTextPages().map(({ route, text }) => [route, text]));

  it('has on an overview nothing of the pages below it', () => {
    expect(texts.get('/api_general/guide/tags/')).toContain('## Find tags');
    expect(texts.get('/api_general/guide/')).not.toContain('Find tags');
  });

  it('has every part of a long page', () => {
    expect(texts.get('/api_media2/guide/tagging/')).toContain('## Semantic tagging: Paragraphs');
  });
});
