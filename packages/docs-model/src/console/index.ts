export { loadConsoles, toAidData } from './load-consoles';
export { loadPageSamples } from './load-samples';
export type { Samples } from './load-samples';
