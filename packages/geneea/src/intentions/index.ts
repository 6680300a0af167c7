export { changeBody } from './change-body';
export { printBodyChange, toNames } from './intentions';
export type { BodyChange, Intention, Intentions } from './intentions';
