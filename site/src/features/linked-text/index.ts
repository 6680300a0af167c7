export { default as LinkedText } from './LinkedText';
export { toTextView } from './to-text-view';
