export { loadConsoles } from './load-consoles';
export { loadPageSamples } from './load-samples';
export type { Samples } from './load-samples';
