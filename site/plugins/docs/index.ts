import path from 'node:path';
import logger from '@docusaurus/logger';
import contentDocs, {
  validateOptions as validateDocsOptions,
} from '@docusaurus/plugin-content-docs';
import type {
  LoadedContent,
  Options,
  PluginOptions,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, OptionValidationContext, Plugin, RouteConfig } from '@docusaurus/types';
import type { ContractName, PageProduct, Product } from '@docs/geneea';
import { hasDocItems, slimGlobalData, slimRoute } from '../../patches/slim-docs-data';
import { interactiveContract, interactiveReference } from '@docs/geneea';
import { writePages } from '@docs/docs-model/pages';
import { findProduct } from '@docs/docs-model';
import { findRepository } from '@docs/openapi/node';

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
  const product = findProduct(options.id, 'site/docusaurus.config.ts');
  const { navbar } = context.siteConfig.themeConfig as unknown as ThemeConfig;
  const isNamed = hasDocItems(navbar.items, options.id);
  const docs = await contentDocs(context, {
    ...docsOptions,
    sidebarItemsGenerator: groupReference,
  });
  return {
    ...docs,
    async loadContent() {
      if (contract !== undefined)
        await writePages(contract, path.resolve(context.siteDir, docsOptions.path));
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
        : [path.join(findRepository(), `contracts/${contract}/**/*.{yaml,json}`)]),
    ],
  };
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

/** Adds what the frame shows of the product to the data that every page of a version carries. */
export function addProduct(route: RouteConfig, product: Product): RouteConfig {
  const routes = route.routes?.map((inner) => addProduct(inner, product));
  const version = route.props?.version as PropVersionMetadata | undefined;
  const added = routes === undefined ? route : { ...route, routes };
  if (version === undefined) return added;
  const pageProduct = toPageProduct(product, version, route.path);
  return { ...added, props: { ...route.props, version: { ...version, product: pageProduct } } };
}

function toPageProduct(
  product: Product,
  { badge, label }: PropVersionMetadata,
  path: string,
): PageProduct {
  const { title, contract, deprecated, otherVersion } = product;
  return {
    title,
    path: `${path.replace(/\/$/, '')}/`,
    ...(contract && { contract }),
    ...(badge && { version: label }),
    ...(deprecated && { deprecated }),
    ...(otherVersion && { otherVersion }),
    ...(contract === interactiveContract && { interactiveReference }),
  };
}

/**
 * Finds pages of a product that claim one path: readers see whichever comes last, and the others are
 * lost. A warning for each names both files, which the framework's own warning does not; a test of
 * this repository fails on any warning of the build.
 */
export function findSharedRoutes({ loadedVersions }: Pick<LoadedContent, 'loadedVersions'>) {
  const owners = new Map<string, string>();
  const warnings: string[] = [];
  for (const { source, permalink } of loadedVersions.flatMap((version) => version.docs)) {
    const file = source.replace('@site/', '');
    const other = owners.get(permalink);
    if (other === undefined) {
      owners.set(permalink, file);
      continue;
    }
    warnings.push(
      `${other} and ${file} have the same path, ${permalink}. ` +
        'Give one of them another file name or another "slug" in its front matter.',
    );
  }
  return warnings;
}

type Generator = PluginOptions['sidebarItemsGenerator'];
type Doc = Parameters<Generator>[0]['docs'][number];
type Items = Awaited<ReturnType<Generator>>;

/**
 * Makes the sidebar of a generated folder: pages without a group first; below a heading for each
 * `sidebar_group` of their front matter those that have a label; then all types, folded, below the
 * headings of their groups. The groups are in the pages, so a frozen version keeps them.
 */
export const groupReference: Generator = ({ item, docs }) => {
  const members = docs
    .filter((doc) => doc.id.startsWith(`${item.dirName}/`) && !doc.id.endsWith('/index'))
    .sort((a, b) => (a.sidebarPosition ?? 0) - (b.sidebarPosition ?? 0));
  const grouped = members.filter((doc) => toGroup(doc) !== undefined);
  const types = grouped.filter((doc) => doc.frontMatter.sidebar_label === undefined);
  return [
    ...members.filter((doc) => toGroup(doc) === undefined).map(toItem),
    ...toHeadings(grouped.filter((doc) => !types.includes(doc))),
    ...(types.length === 0
      ? []
      : [
          {
            type: 'category',
            label: 'Types',
            customProps: { count: types.length },
            items: toHeadings(types),
          },
        ]),
  ] as Items;
};

function toGroup(doc: Doc): string | undefined {
  return doc.frontMatter.sidebar_group as string | undefined;
}

/** A heading for each group, with its pages flat below it; a page that is alone needs none. */
function toHeadings(docs: Doc[]): Items {
  return [...new Set(docs.map(toGroup))].flatMap((label = ''): Items => {
    const items = docs.filter((doc) => toGroup(doc) === label).map(toItem);
    if (items.length === 1) return items;
    return [{ type: 'category', label, className: 'menu__group', collapsible: false, items }];
  });
}

function toItem(doc: Doc): Items[number] {
  const label = doc.frontMatter.sidebar_label as string | undefined;
  return { type: 'doc', id: doc.id, ...(label !== undefined && { label }) };
}
