export { changeBody, printBodyChange, toNames } from './intentions';
export type { BodyChange, Intention, Intentions } from './intentions';
