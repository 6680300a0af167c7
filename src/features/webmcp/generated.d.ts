/** Written by plugins/webmcp: what agents learn about the tools. */
declare module '@generated/webmcp/default/tools.json' {
  import type { ToolDescription } from '#mcp/run-tool';
  const tools: ToolDescription[];
  export default tools;
}

/** The bundler replaces this file by its URL. */
declare module '@generated/webmcp/default/changes.json' {
  const url: string;
  export default url;
}
