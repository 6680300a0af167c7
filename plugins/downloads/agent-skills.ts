import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import matter from 'gray-matter';

const FOLDER = 'content/agent-skills';
const ROUTE = '.well-known/agent-skills';

/**
 * The skills for agents with their index, as the Agent Skills Discovery specification 0.2.0 asks for.
 *
 * @returns text of each file, by its name below the site's URL
 */
export async function loadAgentSkills(): Promise<Record<string, string>> {
  const names = (await readdir(FOLDER)).sort();
  const skills = await Promise.all(names.map(loadSkill));
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: skills.map(({ entry }) => entry),
  };
  return {
    [`${ROUTE}/index.json`]: `${JSON.stringify(index, null, 2)}\n`,
    ...Object.fromEntries(skills.map(({ entry, text }) => [entry.url.slice(1), text])),
  };
}

async function loadSkill(folder: string) {
  const file = path.join(FOLDER, folder, 'SKILL.md');
  const text = await readFile(file, 'utf8');
  const { name, description } = matter(text).data as Record<string, string | undefined>;
  if (name !== folder) {
    throw new Error(`${file} has the name "${name}", and its folder is "${folder}". Use one name.`);
  }
  if (!description || description.length > 1024) {
    throw new Error(`${file} needs a description of 1 to 1,024 characters in its front matter.`);
  }
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const url = `/${ROUTE}/${name}/SKILL.md`;
  return { entry: { name, type: 'skill-md', description, url, digest }, text };
}
