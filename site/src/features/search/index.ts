export { default as Box } from './box/Box';
export { default as Results, Contents } from './results/Results';
export type { ContentsProps } from './results/Results';
