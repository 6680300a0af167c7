/** Written by plugins/nested-types. */
declare module '@generated/nested-types/default/*' {
  import type { NestedType } from '#contract/nested-types';
  const types: Record<string, NestedType>;
  export default types;
}
