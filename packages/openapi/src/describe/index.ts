export type {
  Definitions,
  FieldCard,
  FieldCards,
  NestedField,
  NestedType,
  NextLink,
} from './field-cards';
export { findField, findShape, isKnownShape, toFieldUrl } from './field-map';
export type { FieldMap, FieldPlace } from './field-map';
export { isSent, parseFieldOption } from './field-option';
export type { FieldOption } from './field-option';
export { describeLimit, LIMIT_KEYS, listLimits, pickLimits } from './limits';
export type { Limit, LimitLine } from './limits';
