export { HOSTILE_DATA, generateTemplate } from './generate-template';
export type { Random } from './generate-template';
