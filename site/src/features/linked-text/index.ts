export { default as LinkedText } from './LinkedText';
export { createTextView } from './to-text-view';
