/** Written by plugins/field-cards. */
declare module '@generated/field-cards/default/glossary.json' {
  import type { Definitions } from '#contract/field-cards';
  const definitions: Definitions;
  export default definitions;
}

declare module '@generated/field-cards/default/*' {
  import type { FieldCards } from '#contract/field-cards';
  const cards: FieldCards;
  export default cards;
}
