import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import matter from 'gray-matter';
import { toPath } from '@docs/openapi';
import type { Example } from '@docs/openapi';
import { ifMissing } from '@docs/openapi/node';
import { contractNames, provider } from '@docs/vendor';
import { toLineFeeds } from '@docs/utils';
import {
  loadDocuments,
  loadApiFiles,
  loadClients,
  buildArchive,
  loadTutorialFiles,
  toArchiveName,
} from '@docs/docs-model/downloads';
import { tutorials } from '@docs/vendor/site';
import { loadSource, findProductOf } from '@docs/docs-model';
import type { Source } from '@docs/docs-model';
import { buildApiIndex } from '@docs/docs-model/json-index';
import type { TutorialLanguage } from '@docs/docs-model/downloads';
import { buildLanguage } from '../genja/build-language';

const ARCHIVE = 'api-archive.zip';

export async function loadDownloads(site: string): Promise<Record<string, string | Uint8Array>> {
  const sources = await Promise.all(contractNames.map(loadSource));
  const index = printJson({ ...buildApiIndex(sources, site), genja: buildLanguage(site) });
  const archive = buildArchive({
    'README.md': printReadme(site),
    'api-index.json': index,
    ...inFolder('openapi', await loadDocuments()),
    ...inFolder('examples', Object.assign({}, ...sources.map(listExampleFiles))),
  });
  return {
    'api-index.json': index,
    [ARCHIVE]: archive,
    [`${ARCHIVE}.sha256`]: printChecksum(archive, ARCHIVE),
    ...(await loadTutorialArchives(site)),
    '.well-known/api-catalog': printJson(buildApiCatalog(sources, site)),
    ...(await loadAgentSkills()),
    ...(await loadApiFiles()),
    ...(await loadClients()),
  };
}

async function loadTutorialArchives(site: string): Promise<Record<string, Uint8Array>> {
  const languages: TutorialLanguage[] = ['javascript', 'python'];
  const archives = tutorials.flatMap((tutorial) =>
    languages.map(async (language): Promise<[string, Uint8Array]> => {
      const name = `downloads/tutorials/${toArchiveName(tutorial.name, language)}`;
      return [name, buildArchive(await loadTutorialFiles(tutorial, language, site))];
    }),
  );
  return Object.fromEntries(await Promise.all(archives));
}

function listExampleFiles({ contract, examples }: Source): Record<string, string> {
  return Object.assign(
    {},
    ...examples.map((example) =>
      inFolder(`${contract}/${example.name}`, {
        'call.json': printJson(buildCall(example)),
        ...(example.body !== undefined && { 'request.json': printJson(example.body) }),
        ...(example.response !== undefined && { 'response.json': printJson(example.response) }),
      }),
    ),
  ) as Record<string, string>;
}

function buildCall(example: Example) {
  const { title, description, operation, after } = example;
  const { id, method } = operation;
  return { title, description, operation: id, method, path: toPath(example), after };
}

function printReadme(site: string): string {
  return (
    [
      `# APIs of ${provider.name}`,
      '- `openapi/`: the contracts, OpenAPI 3.1 as YAML and JSON\n' +
        '- `api-index.json`: every operation with its fields, values, rules, errors, and examples\n' +
        '- `examples/<contract>/<name>/`: `call.json`, `request.json`, and `response.json`; the sandbox returned the responses',
      `Documentation: ${site}/`,
    ].join('\n\n') + '\n'
  );
}

function inFolder(folder: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]),
  );
}

function printJson(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}

const FOLDER = 'site/content/agent-skills';
const ROUTE = '.well-known/agent-skills';

/** The skills for agents with their index, as the Agent Skills Discovery specification 0.2.0 asks for. */
async function loadAgentSkills(): Promise<Record<string, string>> {
  const names = (await readdir(FOLDER).catch(ifMissing([]))).sort();
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
  const text = toLineFeeds(await readFile(file, 'utf8'));
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

/** As `sha256sum --check` reads it. */
function printChecksum(content: Uint8Array, name: string): string {
  return `${createHash('sha256').update(content).digest('hex')}  ${name}\n`;
}

/**
 * The catalog of the APIs as a set of links (RFC 9727): where each API is, its OpenAPI document, its
 * documentation for people and for agents, and where its status is.
 */
export function buildApiCatalog(sources: Source[], site: string) {
  return {
    linkset: sources.map(({ contract, document, operations }) => {
      const host = document.servers[0]?.url ?? '';
      const product = findProductOf(contract);
      const file = `${site}/openapi/${contract}`;
      return {
        anchor: `${host}${findCommonFolder(operations.map((operation) => operation.path))}`,
        'service-desc': [
          { href: `${file}.yaml`, type: 'application/yaml' },
          { href: `${file}.json`, type: 'application/json' },
        ],
        'service-doc': [
          { href: `${site}/${product.route}/`, type: 'text/html' },
          { href: `${site}/${product.route}.md`, type: 'text/markdown' },
        ],
        'service-meta': [{ href: `${site}/api-index.json`, type: 'application/json' }],
        // The only public status is that of this host.
        ...(provider.status.startsWith(host) && { status: [{ href: provider.status }] }),
      };
    }),
  };
}

/** @example findCommonFolder(['/v2/nlp/analyze', '/v2/photos']); // '/v2' */
function findCommonFolder([first = '', ...others]: string[]): string {
  const segments = first.split('/').slice(0, -1);
  const at = segments.findIndex(
    (_, index) =>
      !others.every((path) => path.startsWith(`${segments.slice(0, index + 1).join('/')}/`)),
  );
  return (at === -1 ? segments : segments.slice(0, at)).join('/');
}
