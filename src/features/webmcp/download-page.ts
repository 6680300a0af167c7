import { listFiles } from '#mcp/data';
import { ToolError } from '#mcp/requests';
import { provider } from '#provider';

interface Site {
  origin: string;
  fetch: (url: string) => Promise<Response>;
}

/**
 * Downloads the Markdown of a page; undefined when there is none.
 *
 * @param name a path, a URL, or one of its Markdown names, as the tool `read_page` takes it
 * @throws ToolError without a connection
 */
export async function downloadPage(
  name: string,
  { origin, fetch }: Site,
): Promise<string | undefined> {
  const files = listFiles(name.replace(origin, ''), provider.site);
  for (const file of files.filter((one) => one.endsWith('.md'))) {
    // With the origin before it, no name leads to another host.
    const response = await fetch(`${origin}${file}`).catch(() => undefined);
    if (!response) throw new ToolError('The page did not load. Check the connection and retry.');
    if (response.ok) return response.text();
  }
  return undefined;
}
