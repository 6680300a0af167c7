import { requireNamed } from '@docs/utils';
import { interactiveContract, PRODUCT_LIST, products, withChanges } from '@docs/vendor';
import { isSimulated } from '@docs/sandbox';
import type { Product } from '@docs/vendor';

/**
 * @param source what names the product, such as a file, as the beginning of the error
 * @throws an error that names the nearest product, and all of them
 */
export function findProduct(id: string, source: string): Product {
  return requireNamed(products, id, `${source} names the product`, (product) => product.id);
}

/** @throws when no product has the contract */
export function findProductOf(contract: string): Product {
  const problem = `${PRODUCT_LIST} names no contract`;
  return requireNamed(withChanges, contract, problem, (product) => product.contract ?? '');
}

/** Whether `/openapi/` has a form for each operation of an API. */
export function hasConsoles(contract: string): boolean {
  return contract === interactiveContract && isSimulated(contract);
}
