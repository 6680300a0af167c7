import { suggest } from '@docs/utils';
import { products } from '@docs/geneea';
import type { Product } from '@docs/geneea';

/**
 * @param place what names the product, such as a file, as the beginning of the error
 * @throws an error that names the nearest product, and all of them
 */
export function findProduct(id: string, place: string): Product {
  const known = products.map((product) => product.id);
  return (
    products.find((product) => product.id === id) ??
    fail(`${place} names the product "${id}". ${suggest(id, known)}`)
  );
}

/** @throws when no product has the contract */
export function findProductOf(contract: string): Product {
  const known = products.flatMap((product) => product.contract ?? []);
  return (
    products.find((product) => product.contract === contract) ??
    fail(
      `packages/geneea/src/products.ts names no contract "${contract}". ${suggest(contract, known)}`,
    )
  );
}

function fail(message: string): never {
  throw new Error(message);
}
