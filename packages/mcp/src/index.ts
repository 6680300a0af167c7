export { createMcpServer, openToolbox } from './create-server';
export type { McpData } from './data';
export { tools } from './tools';
export type { Toolbox } from './tools';
