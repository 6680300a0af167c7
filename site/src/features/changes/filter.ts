import { createContext } from 'react';
import { products } from '@docs/vendor';

export interface Filter {
  product: string;
  breaking: boolean;
}

export const EVERYTHING: Filter = { product: '', breaking: false };

export const FilterContext = createContext(EVERYTHING);

/** @example readFilter('?product=api_general&breaking=1'); // { product: 'api_general', breaking: true } */
export function readFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  const product = query.get('product') ?? '';
  return {
    product: products.some(({ id }) => id === product) ? product : '',
    breaking: query.get('breaking') === '1',
  };
}

/** The filter as a query that readFilter() reads; nothing when everything is shown. */
export function printQuery({ product, breaking }: Filter): string {
  const query = new URLSearchParams({
    ...(product !== '' && { product }),
    ...(breaking && { breaking: '1' }),
  }).toString();
  return query === '' ? '' : `?${query}`;
}

export function isShown(filter: Filter, entry: { products: string[]; breaking: boolean }): boolean {
  const isProduct = filter.product === '' || entry.products.includes(filter.product);
  return isProduct && (entry.breaking || !filter.breaking);
}
