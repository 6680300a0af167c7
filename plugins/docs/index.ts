import path from 'node:path';
import logger from '@docusaurus/logger';
import contentDocs, {
  validateOptions as validateDocsOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadedContent, Options, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import type { ContractName } from '#contract/names';
import { hasDocItems, slimGlobalData, slimRoute } from '#docusaurus-patches/slim-docs-data';
import type { Product } from '#products';
import { products } from '#products';
import { writeOpenQuestions, writePages } from '#docs-model/pages/node/write-pages';
import { addProduct, findSharedRoutes } from './routes';
import { groupReference } from './group-reference';

interface ProductOptions extends Options {
  id: string;
  /** Its types, calls and examples become pages of the product. */
  contract?: ContractName;
}

type ValidOptions = PluginOptions & { contract?: ContractName };

/** plugin-content-docs for one product, with the pages that are made from its contract. */
export default async function productDocs(
  context: LoadContext,
  options: ValidOptions,
): Promise<Plugin<LoadedContent>> {
  const { contract, ...docsOptions } = options;
  const product = findProduct(options.id);
  const { navbar } = context.siteConfig.themeConfig as unknown as ThemeConfig;
  const isNamed = hasDocItems(navbar.items, options.id);
  const docs = await contentDocs(context, {
    ...docsOptions,
    sidebarItemsGenerator: groupReference,
  });
  return {
    ...docs,
    async loadContent() {
      if (contract !== undefined) await writePages(contract, docsOptions.path);
      else if (!product.questionsListedBy) await writeOpenQuestions(product, docsOptions.path);
      const content = await docs.loadContent!();
      findSharedRoutes(content).forEach((warning) => logger.warn(warning));
      return content;
    },
    contentLoaded: ({ actions, ...rest }) =>
      docs.contentLoaded!({
        ...rest,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(addProduct(slimRoute(route), product)),
          setGlobalData: (data) =>
            actions.setGlobalData(slimGlobalData(data, { hasDocItems: isNamed })),
        },
      }),
    getPathsToWatch: () => [
      ...docs.getPathsToWatch!(),
      ...(contract === undefined
        ? []
        : [path.join(context.siteDir, `contract/${contract}/**/*.{yaml,json}`)]),
    ],
  };
}

function findProduct(id: string): Product {
  const product = products.find((candidate) => candidate.id === id);
  if (product !== undefined) return product;
  throw new Error(
    `content/products.ts has no product "${id}", which docusaurus.config.ts makes pages of. ` +
      `Declared: ${products.map((known) => known.id).join(', ')}`,
  );
}

// Where Docusaurus looks for it when the configuration has the plugin itself, not its path.
productDocs.validateOptions = validateOptions;

function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): ValidOptions {
  const { contract, ...docsOptions } = options as ProductOptions;
  return { ...validateDocsOptions({ validate, options: docsOptions }), contract };
}
