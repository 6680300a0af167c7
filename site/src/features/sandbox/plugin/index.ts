import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { findRepository } from '@docs/openapi/node';
import { contractNames, interactiveContract } from '@docs/vendor';
import { loadContracts, slimContracts } from '@docs/sandbox/node';
import { packModel } from '@docs/sandbox/english-model';
import { transformWith } from '../../../../patches/transform';
import type { Module } from '../../../../patches/transform';
import { loadConsoles, loadPageSamples } from '@docs/docs-model/console';
import type { Samples } from '@docs/docs-model/console';
import { writeFiles } from '@docs/utils/node';

interface Content {
  /** Data that pages download, by the name of its file. */
  files: Record<string, unknown>;
  samples: Record<string, Samples>;
}

/**
 * The data that the sandbox in the page needs from the build: the contracts without their prose, the
 * requests of the examples, their code in further languages, and what consoles show. Each is a separate
 * asset, so a page downloads it with the first request that needs it and not before.
 */
export default function sandbox(): Plugin<Content> {
  return {
    name: 'sandbox',
    async loadContent() {
      const [contracts, consoles, samples] = await Promise.all([
        loadContracts(),
        loadConsoles(),
        loadPageSamples(),
      ]);
      const files = {
        contracts: slimContracts(contracts),
        consoles: consoles[interactiveContract],
        ...inFolder('requests', samples, ({ sequence }) => sequence),
        ...inFolder('samples', samples, ({ more }) => more),
      };
      return { files, samples };
    },
    async contentLoaded({ content, actions: { createData } }) {
      for (const [name, data] of Object.entries(content.files)) {
        await createData(`${name}.json`, JSON.stringify(data));
      }
    },
    /** Every example in every language, at URLs that stay: `/samples/media-v2/tagging-basic.md`. */
    async postBuild({ outDir, content }) {
      const samples = Object.entries(content.samples);
      await writeFiles(
        path.join(outDir, 'samples'),
        samples.map(([name, { markdown }]) => [`${name}.md`, markdown]),
      );
    },
    getPathsToWatch: () =>
      contractNames.flatMap((name) => [
        path.join(findRepository(), `contracts/${name}/openapi.yaml`),
        path.join(findRepository(), `contracts/${name}/examples/**/*`),
      ]),
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /sandbox[\\/]default[\\/](contracts|(requests|samples)[\\/].*)\.json$/,
            type: 'asset/resource',
            generator: { filename: 'assets/sandbox/[name].[contenthash:8][ext]' },
          },
          {
            test: /eng-core-web-model\.json$/,
            type: 'javascript/auto',
            use: [transformWith(packEnglish)],
          },
        ],
      },
    }),
  };
}

/** The English model weighs 737 KB as it is, and 341 KB packed. The browser unpacks it. */
function packEnglish(source: string, module: Module): string {
  module.addDependency(require.resolve('@docs/sandbox/english-model'));
  const packed = JSON.stringify(packModel(JSON.parse(source) as Parameters<typeof packModel>[0]));
  return `const { unpackModel } = require('@docs/sandbox/english-model');
module.exports = unpackModel(JSON.parse(${JSON.stringify(packed)}));`;
}

function inFolder<Value>(
  folder: string,
  values: Record<string, Value>,
  toData: (value: Value) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${folder}/${name}`, toData(value)]),
  );
}
