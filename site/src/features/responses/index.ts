export { default as Compare } from './Comparison/Compare';
export { default as ResponseView } from './ResponseView';
export type { View } from './ResponseView';
