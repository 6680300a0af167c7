import tools from '@generated/webmcp/default/tools.json';
import { registerTools } from './register-tools';
import type { ModelContext } from './register-tools';

/** Offers the tools of the MCP server in this page; what runs them is downloaded when one is used. */
export function offerTools(context: ModelContext): void {
  void registerTools(context, tools, async () => (await import('./run-in-page')).runInPage);
}
