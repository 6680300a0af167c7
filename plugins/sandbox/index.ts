import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Intentions } from '#contract/forms/intentions';
import { loadExample } from '#contract/examples/load-examples';
import { loadIntentions } from '#contract/forms/load-intentions';
import { contractNames } from '#contract/names';
import { loadContracts, slimContracts } from '#sandbox/node/load-contracts';
import type { Contracts } from '#sandbox/types';
import { toAidData, loadConsoles } from '#docs-model/console/load-consoles';
import type { AidData, Consoles } from '#docs-model/console/load-consoles';
import { loadRequestSequences, loadMoreSamples } from '#docs-model/console/load-samples';
import type { RequestSequences, Samples } from '#docs-model/console/load-samples';

/** The API that has consoles on the site. */
const CONSOLE = 'media-v2';

interface Content {
  contracts: Contracts;
  sequences: RequestSequences;
  consoles: Consoles;
  aids: AidData;
  samples: Record<string, Samples>;
  v1Examples: V1Examples;
  intentions: Intentions;
}

/** Texts of version 1 to try the converter with, by their labels. */
type V1Examples = Record<'Request' | 'Response' | 'Stored tag' | 'Item', unknown>;

/**
 * What the sandbox in the page needs from the build: the contracts without their prose, the
 * requests of the examples, their code in further languages, and what consoles show. Each is a separate asset, so a page downloads
 * it with the first call that needs it and not before.
 */
export default function sandbox({ siteDir }: LoadContext): Plugin<Content> {
  return {
    name: 'sandbox',
    async loadContent() {
      const [contracts, sequences, consoles, samples, v1Examples, intentions] = await Promise.all([
        loadContracts(siteDir),
        loadRequestSequences(siteDir),
        loadConsoles(),
        loadMoreSamples(siteDir),
        loadV1Examples(),
        loadIntentions(CONSOLE),
      ]);
      const aids = toAidData(contracts.mediaV2);
      return {
        contracts: slimContracts(contracts),
        sequences,
        consoles,
        aids,
        samples,
        v1Examples,
        intentions,
      };
    },
    async contentLoaded({ content, actions: { createData } }) {
      const { contracts, sequences, consoles, aids, samples, v1Examples, intentions } = content;
      await createData('contracts.json', JSON.stringify(contracts));
      await createData('aids.json', JSON.stringify(aids));
      await createData('v1-examples.json', JSON.stringify(v1Examples));
      await createData('intentions.json', JSON.stringify(intentions));
      for (const [name, sequence] of Object.entries(sequences)) {
        await createData(`requests/${name}.json`, JSON.stringify(sequence));
      }
      for (const [name, { more }] of Object.entries(samples)) {
        await createData(`samples/${name}.json`, JSON.stringify(more));
      }
      for (const [name, data] of Object.entries(consoles)) {
        await createData(`consoles/${name}.json`, JSON.stringify(data));
      }
    },
    /** Every example in every language, at URLs that stay: `/samples/media-v2/tagging-basic.md`. */
    async postBuild({ outDir, content }) {
      for (const [name, { markdown }] of Object.entries(content.samples)) {
        const file = path.join(outDir, `samples/${name}.md`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, markdown);
      }
    },
    getPathsToWatch: () =>
      contractNames.flatMap((name) => [
        path.join(siteDir, `contract/${name}/openapi.yaml`),
        path.join(siteDir, `contract/${name}/intentions.yaml`),
        path.join(siteDir, `contract/${name}/examples/**/*`),
      ]),
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /sandbox[\\/]default[\\/](contracts|(requests|samples)[\\/].*)\.json$/,
            type: 'asset/resource',
            generator: { filename: 'assets/sandbox/[name].[contenthash:8][ext]' },
          },
        ],
      },
    }),
  };
}

/** The examples of the Media API v1, from its contract. */
async function loadV1Examples(): Promise<V1Examples> {
  const [tags, item] = await Promise.all([
    loadExample('media-v1', 'tags'),
    loadExample('media-v1', 'item'),
  ]);
  const response = tags.response as { tags: unknown[] };
  return {
    Request: tags.body,
    Response: response,
    'Stored tag': response.tags[0],
    Item: item.response,
  };
}
