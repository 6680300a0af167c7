export { useComparison } from './Comparison/use-comparison';
export { default as ResponseView, Problems } from './ResponseView';
export type { View } from './ResponseView';
export { useIntoView } from './use-into-view';
