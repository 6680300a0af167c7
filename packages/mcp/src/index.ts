export { openToolbox } from './create-server';
export type { McpData } from './data';
export { ToolError } from './requests';
export { defineTool, tools } from './tools';
export type { Toolbox } from './tools';
