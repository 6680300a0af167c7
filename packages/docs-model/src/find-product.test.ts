import { expect, test } from 'vitest';
import { findProduct, findProductOf } from './find-product';

test('findProduct() finds a product by its ID', () => {
  expect(findProduct('gkb', 'a.yaml').title).toBe('Knowledge base');
  expect(() => findProduct('gkbb', 'a.yaml, "b",')).toThrow(
    'a.yaml, "b", names the product "gkbb". Did you mean "gkb"? Known: api_media2, ',
  );
});

test('findProductOf() finds the product of a contract', () => {
  expect(findProductOf('media-v1').id).toBe('api_media');
  expect(() => findProductOf('media-v3')).toThrow(
    'packages/vendor/src/products.data.json names no contract "media-v3". Did you mean "media-v2"? Known: media-v2, ',
  );
});
