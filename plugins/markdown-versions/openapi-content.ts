import { toContractFile } from '#contract/load';
import { loadSource } from '#docs-model/facts/source';
import { toMarkdownBlocks } from '#docs-model/markdown/to-blocks';
import type { PageContent } from '#docs-model/markdown/to-markdown-pages';
import { paragraph, text } from '#docs-model/mdx/blocks';
import type { OpenApiPage } from '#docs-model/openapi/load-page';
import { toReferenceTree } from '#docs-model/openapi/to-tree';

/** The interactive reference, from the facts of which its HTML is made too. */
export function toOpenApiContent({ contract, downloads, outline }: OpenApiPage): PageContent {
  return {
    route: '/openapi/',
    title: outline.title,
    description: outline.description,
    async load() {
      const tree = await toReferenceTree(await loadSource(contract), downloads);
      const blocks = toMarkdownBlocks(tree, toContractFile(contract));
      return [paragraph(text(outline.document)), ...blocks];
    },
  };
}
