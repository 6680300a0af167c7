import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { listOperations } from '@docs/openapi';
import { loadContract } from '@docs/openapi/node';
import { contractNames, products, provider } from '@docs/vendor';

const read = (name: string) => readFileSync(path.join('build', name), 'utf8');

describe.each(products)('the text of $title in one go', ({ route }) => {
  const files = listFullTexts(`${route}/llms-full.txt`);

  it('has each page of the list', () => {
    const urls = [...read(`${route}/llms.txt`).matchAll(/\]\((\S+)index\.md\)/g)].map(
      ([, url]) => url,
    );
    expect(urls.length).toBeGreaterThan(1);
    const text = files.map(read).join('\n');
    expect(urls.filter((url) => !text.includes(`\nPage: ${url} `))).toEqual([]);
  });

  it.each(files)('%s is below 400 KB', (file) => {
    expect(statSync(path.join('build', file)).size).toBeLessThan(400_000);
  });
});

test('the catalog of the APIs covers every path of the contracts, with files that exist', async () => {
  const { linkset } = JSON.parse(read('.well-known/api-catalog')) as {
    linkset: Record<string, { href: string }[]>[];
  };
  const anchors = linkset.map(({ anchor }) => String(anchor));
  for (const name of contractNames) {
    const document = await loadContract(name);
    const links = linkset.find((entry) =>
      entry['service-desc']?.some(({ href }) => href.endsWith(`/${name}.yaml`)),
    );
    const uncovered = listOperations(document)
      .map((operation) => `${document.servers[0]?.url}${operation.path}`)
      .filter((url) => !url.startsWith(`${String(links?.anchor)}/`));
    expect(uncovered).toEqual([]);
  }
  expect(anchors).toHaveLength(contractNames.length);
  expect(listDeadUrls(read('.well-known/api-catalog'))).toEqual([]);
});

describe('the skills for agents', () => {
  const index = JSON.parse(read('.well-known/agent-skills/index.json')) as {
    $schema: string;
    skills: { name: string; type: string; description: string; url: string; digest: string }[];
  };

  it('are two, in the form of the discovery specification', () => {
    expect(index.$schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
    expect(index.skills.map(({ name }) => name)).toEqual([
      'integrate-media-api',
      'write-genja-templates',
    ]);
  });

  it.each(index.skills)('$name has its digest, its name and its description', (skill) => {
    const text = read(skill.url);
    const digest = createHash('sha256').update(text).digest('hex');
    const [, head = ''] = text.split(/^---$/m);
    expect(skill).toMatchObject({ type: 'skill-md', digest: `sha256:${digest}` });
    expect(parse(head)).toEqual({ name: skill.name, description: skill.description });
  });

  it.each(index.skills)('$name leads only to files that exist', ({ url }) => {
    expect(listDeadUrls(read(url))).toEqual([]);
  });

  it.each(index.skills)('$name names only fields and paths of the APIs', async ({ url }) => {
    const documents = await Promise.all(contractNames.map((contract) => loadContract(contract)));
    const paths = documents.flatMap(({ paths }) => Object.keys(paths));
    const named = [...read(url).matchAll(/(?:GET|POST|PUT|DELETE) (\/v\d\/[\w/{}]+)/g)];
    expect(named.map(([, name]) => name).filter((name) => !paths.includes(name ?? ''))).toEqual([]);
  });
});

/** The first file of a text and those that it continues with. */
function listFullTexts(file: string): string[] {
  const next = /\nContinue with (\S+)\n$/.exec(read(file))?.[1];
  return next === undefined ? [file] : [file, ...listFullTexts(new URL(next).pathname)];
}

/** URLs of this site without a file; placeholders such as `<example>` are none. */
function listDeadUrls(text: string): string[] {
  const urls = [...text.matchAll(/https:[^\s<>()"`]+[^\s<>()"`.,]/g)].map(([url]) => url);
  const pageUrls = urls.filter(
    (url) => url.startsWith(`${provider.site}/`) && !url.endsWith('/media-v2/'),
  );
  expect(pageUrls.length).toBeGreaterThan(3);
  return pageUrls.filter((url) => {
    const { pathname } = new URL(url);
    return !existsSync(path.join('build', pathname.replace(/\/$/, '/index.html')));
  });
}
