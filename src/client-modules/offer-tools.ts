import type { ModelContext } from '@site/src/features/webmcp/register-tools';

interface Offering {
  modelContext?: ModelContext;
}

/** Agents of browsers that offer WebMCP get the tools of the MCP server; other browsers load nothing. */
if (typeof document !== 'undefined') {
  const context = (document as Offering).modelContext ?? (navigator as Offering).modelContext;
  if (context) {
    import('@site/src/features/webmcp').then(
      (webmcp) => webmcp.offerTools(context),
      // Without a connection there is nobody to offer them to.
      () => {},
    );
  }
}
