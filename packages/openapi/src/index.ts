export { collectInstances } from './examples/collect-instances';
export type { Instance } from './examples/collect-instances';
export { listCalls, toPath } from './examples/example';
export type { Example } from './examples/example';
export { findDirection, findUses } from './read/find-uses';
export type { Direction } from './read/find-uses';
export { flattenSchema } from './read/flatten-schema';
export { KEY_PLACEHOLDER, listKeyHeaders } from './read/list-key-headers';
export {
  describeIncoming,
  isJson,
  listOperations,
  resolveResponse,
  toIdentifier,
} from './read/list-operations';
export type { BodyDoc, ErrorDoc, OperationDoc } from './read/list-operations';
export {
  findAlias,
  hasClosedValues,
  listTypes,
  listValues,
  renderFieldType,
} from './read/list-types';
export type { FieldDoc, TypeDoc } from './read/list-types';
export { METHODS } from './read/openapi';
export type {
  Content,
  Method,
  NamedExample,
  Notes,
  OpenApiDocument,
  Operation,
  Parameter,
  Response,
  Rule,
  Schema,
  SecurityScheme,
  Successor,
} from './read/openapi';
export { describeStatus, printStatusLine } from './read/status-names';
export { renderContainers, renderTypeExpression, toReferenceName } from './read/type-expression';
export type { TypeExpression } from './read/type-expression';
