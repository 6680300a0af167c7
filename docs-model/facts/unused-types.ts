import { findDirection } from '#contract/find-uses';
import type { TypeDoc } from '#contract/list-types';
import type { Source } from './source';

/** Types that neither a body nor a field reachable from one names, such as second names of types. */
export function listUnusedTypes({
  document,
  types,
}: Pick<Source, 'document' | 'types'>): TypeDoc[] {
  return types.filter(({ name }) => findDirection(document, name) === 'unused');
}
