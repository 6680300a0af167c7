export { exampleRequest } from './example-request';
export { hostileValues } from '../hostile-values';
