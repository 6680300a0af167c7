/**
 * Reads `/llms.txt` and the lists that it names, and those that they name.
 *
 * @param read returns the text of a file of the site: `/genja/llms.txt`
 * @returns the text of each list by its path
 */
export async function readLists(
  read: (path: string) => string | Promise<string>,
): Promise<Map<string, string>> {
  const lists = new Map<string, string>();
  const waiting = ['/llms.txt'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (lists.has(path)) continue;
    const text = await read(path);
    lists.set(path, text);
    const links = [...text.matchAll(/\]\((https:[^)\s]+\/llms(?:-\d+)?\.txt)\)/g)];
    waiting.push(...links.map(([, url = '']) => new URL(url).pathname));
  }
  return lists;
}
