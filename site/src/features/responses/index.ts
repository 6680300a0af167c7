export { default as Compare } from './Comparison/Compare';
export { default as ResponseView } from './ResponseView';
export type { View } from './ResponseView';
export { useIntoView } from './use-into-view';
