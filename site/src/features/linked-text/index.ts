export { default as LinkedText } from './LinkedText';
export { createTextView } from './text-view';
