import { readFile } from 'node:fs/promises';

/** The scripts that are in a page itself, by the language of their tab. */
export async function readScripts(page: string) {
  const content = await readFile(`site/content/${page}.mdx`, 'utf8');
  const tabs = /value="([a-z]+)" .*\n\n```\w+ title="([^"]+)".*\n([^]*?)^```/gm;
  const scripts = [...content.matchAll(tabs)]
    .map(([, id = '', fileName = '', text = '']) => ({ id, fileName, text }))
    .filter(({ text }) => text.trim() !== '');
  if (scripts.length > 0) return scripts;
  throw new Error(`site/content/${page}.mdx has no tab with a script and its title.`);
}
