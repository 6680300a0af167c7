import { suggest } from '#contract/suggest';
import { resolveAddress } from '#plugins/addresses';
import type { Resolve } from './check-references';

/** Follows an address as the build of the site does, and entries of the glossary besides. */
export function createResolve(terms: string[]): Resolve {
  return async (address, home) => {
    if (!address.startsWith('term:')) return resolveAddress(address, home);
    const term = address.slice('term:'.length);
    if (terms.includes(term)) return term;
    throw new Error(`the glossary has no such entry. ${suggest(term, terms)}`);
  };
}
