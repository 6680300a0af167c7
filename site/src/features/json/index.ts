export { default as JsonEditor } from './JsonEditor';
export { isExact } from './JsonEditor/json-errors';
export { default as JsonView } from './JsonView';
export type { Hooks } from './JsonView/Node';
export { parseJson } from './JsonView/parse-json';
export { findRange, readBodyState, TOO_LONG } from './body-state';
export type { BodyState } from './body-state';
