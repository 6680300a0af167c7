/** Runs in a copy of the repository: prints what each format has of its last API. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { toSampleRequest } from '@docs/code-samples';
import { withChanges } from '@docs/vendor';
import { findHalfDone, loadSource } from '@docs/docs-model';
import { loadPageSamples } from '@docs/docs-model/console';
import { loadApiFiles, loadDocuments } from '@docs/docs-model/downloads';
import { loadFieldCards } from '@docs/docs-model/field-cards';
import { buildApiIndex } from '@docs/docs-model/json-index';
import { printLlmsTxt, buildMarkdownBlocks, printBlocks } from '@docs/docs-model/markdown';
import { resolvePage } from '@docs/docs-model/mdx';
import { buildNestedTypes } from '@docs/docs-model/openapi-page';
import { writePages } from '@docs/docs-model/pages';
import { loadMcpData } from '@docs/mcp/node';
import config from '../../site/docusaurus.config';

const { id, contract = '' } = withChanges.at(-1)!;

async function main() {
  const problems = await findHalfDone();
  if (problems.length > 0) return { problems };
  const source = await loadSource(contract);
  const files = await writePages(contract, path.resolve('site/content', id));
  const pages = files.map(async (file) => {
    const tree = await resolvePage({ file, source: await readFile(file, 'utf8'), contract });
    return [
      path.relative('site/content', file),
      printBlocks(buildMarkdownBlocks(tree, file), String),
    ];
  });
  const index = buildApiIndex([source], 'https://docs.example');
  return {
    problems,
    pages: Object.fromEntries(await Promise.all(pages)),
    config,
    documents: await loadDocuments(),
    downloads: Object.keys(await loadApiFiles()),
    cards: await loadFieldCards(contract),
    nested: await buildNestedTypes(contract, source.types),
    index,
    samples: await loadPageSamples(),
    requests: source.examples.map((example) => toSampleRequest(example, source.document)),
    llms: [...printLlmsTxt([], 'https://docs.example', index.apis).values()],
    mcp: (await loadMcpData()).index.apis.map(({ name }) => name),
  };
}

main().then((results) => console.log(JSON.stringify(results)), console.error);
