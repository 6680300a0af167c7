import { describe, expect, it } from 'vitest';
import { findNearestPaths } from './nearest-paths';

const paths = [
  '/api_media2/guide/photos/',
  '/api_media2/reference/PhotoData/',
  '/genja/filters/text/',
  '/api_general/reference/Entity/',
  '/api_media2/reference/Entity/',
];

describe('findNearestPaths()', () => {
  it('ranks by the last part, then by the way to it', () => {
    expect(findNearestPaths('/api_media2/guide/photo/', paths)[0]).toBe(
      '/api_media2/guide/photos/',
    );
    expect(findNearestPaths('/api_general/Entity', paths)[0]).toBe(
      '/api_general/reference/Entity/',
    );
    expect(findNearestPaths('/genja/text.html', paths)[0]).toBe('/genja/filters/text/');
  });

  it('offers nothing when nothing is like it', () => {
    expect(findNearestPaths('/wp-login.php', paths)).toEqual([]);
  });
});
