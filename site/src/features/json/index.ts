export { default as JsonEditor } from './JsonEditor';
export { describeError, findInexactNumber, toError, isExact } from './JsonEditor/json-errors';
export { default as JsonView } from './JsonView';
export type { Hooks } from './JsonView/Node';
export { parseJson } from './JsonView/parse-json';
