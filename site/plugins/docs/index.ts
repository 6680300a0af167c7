import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import contentDocs, {
  validateOptions as validateDocsOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadedContent, Options, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import type { ContractName } from '@docs/vendor';
import { hasDocItems, slimGlobalData, slimRoute } from '../../patches/slim-docs-data';
import { writePages } from '@docs/docs-model/pages';
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
  const { navbar } = context.siteConfig.themeConfig as unknown as ThemeConfig;
  const isNamed = hasDocItems(navbar.items, options.id);
  // An API without written pages has no folder until its pages are made.
  await mkdir(path.resolve(context.siteDir, docsOptions.path), { recursive: true });
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
          addRoute: (route) => actions.addRoute(slimRoute(route)),
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

/**
 * Finds pages of a product that claim one path: readers see whichever comes last, and the others are
 * lost. A warning for each names both files, which the framework's own warning does not; a test of
 * this repository fails on any warning of the build.
 */
export function findSharedRoutes({ loadedVersions }: Pick<LoadedContent, 'loadedVersions'>) {
  const owners = new Map<string, string>();
  const warnings: string[] = [];
  for (const { source, permalink } of loadedVersions.flatMap((version) => version.docs)) {
    const file = source.replace('@site/', 'site/');
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
    .filter((doc) => doc.id.startsWith(`${item.dirName}/`) && !isEntrance(doc))
    .sort((a, b) => (a.sidebarPosition ?? 0) - (b.sidebarPosition ?? 0));
  const grouped = members.filter((doc) => findGroup(doc) !== undefined);
  const types = grouped.filter((doc) => doc.frontMatter.sidebar_label === undefined);
  return [
    ...members.filter((doc) => findGroup(doc) === undefined).map(buildItem),
    ...buildHeadings(grouped.filter((doc) => !types.includes(doc))),
    ...(types.length === 0
      ? []
      : [
          {
            type: 'category',
            label: 'Types',
            customProps: { count: types.length },
            items: [buildFilter(types.length), ...buildHeadings(types)],
          },
        ]),
  ] as Items;
};

/** The sidebar of the product links to these itself. */
function isEntrance({ id, frontMatter }: Doc): boolean {
  return id.endsWith('/index') || frontMatter.slug === '/';
}

function findGroup(doc: Doc): string | undefined {
  return doc.frontMatter.sidebar_group as string | undefined;
}

/** A field that narrows the pages below it: see site/src/client-modules/filter-sidebar.ts. */
function buildFilter(count: number): Items[number] {
  const label = `Filter ${count} types`;
  const value = `<input type="search" aria-label="${label}" placeholder="${label}">`;
  return { type: 'html', className: 'menu__filter', value };
}

/** A heading for each group, with its pages flat below it; a page that is alone needs none. */
function buildHeadings(docs: Doc[]): Items {
  return [...new Set(docs.map(findGroup))].flatMap((label = ''): Items => {
    const items = docs.filter((doc) => findGroup(doc) === label).map(buildItem);
    if (items.length === 1) return items;
    return [{ type: 'category', label, className: 'menu__group', collapsible: false, items }];
  });
}

function buildItem(doc: Doc): Items[number] {
  const label = doc.frontMatter.sidebar_label as string | undefined;
  return { type: 'doc', id: doc.id, ...(label !== undefined && { label }) };
}
