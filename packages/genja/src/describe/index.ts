export { FEATURE_MEANINGS, codes } from './codes';
export type { Entry } from './entry';
export { filters } from './filters';
export { functions } from './functions';
export { statements, tests } from './statements';
