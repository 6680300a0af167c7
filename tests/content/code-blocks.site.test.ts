import { expect, it } from 'vitest';
import { readPage } from '../support/pages';

it('code is highlighted by the build', () => {
  expect(readPage('/api_media2/quick/')('figure .s').length).toBeGreaterThan(5);
});
