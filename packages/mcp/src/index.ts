export { createMcpServer, openToolbox } from './create-server';
export { tools } from './tools';
export type { Toolbox } from './tools';
