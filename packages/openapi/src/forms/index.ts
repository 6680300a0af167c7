export type { ConsoleData, ConsoleOperation, ConsoleParameter } from './console-data';
export { setInText } from './edit-json';
export { listFieldShapes, listNamedTypes, buildShape } from './form-shape';
export type { FieldShape, Shape } from './form-shape';
