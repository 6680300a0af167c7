import { createSlugger } from '@docusaurus/utils';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type {
  AllContent,
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
} from '@docusaurus/types';
import { interactiveContract, products } from '@docs/vendor';
import type { Product } from '@docs/vendor';
import type { OpenApiPage } from '@docs/docs-model/openapi-page';
import { loadWrittenSource, OTHER_PAGES, buildOpenApiPage } from './other-pages';
import { indexPage, indexPages } from './index-page';
import type { SourcePage } from './index-page';
import { printIndexModule } from './index-module';
import type { ProductIndex } from './index-module';
import { listPages } from './list-pages';

/**
 * The search: an index of all documentation pages, made from their sources, and the page
 * `/search/`. The index is an asset of the bundle like any other, so development and production
 * serve it the same way, under names that contain the hash of their content.
 */
export default function localSearch(context: LoadContext): Plugin<undefined> {
  const { baseUrl, siteDir } = context;
  let isWritten = false;

  return {
    name: 'local-search',

    async allContentLoaded({ allContent, actions }) {
      // In development, the search finds the texts from the start of the server.
      if (!isWritten) await writeIndexes(await buildIndexes(allContent), baseUrl, actions);
      isWritten = true;
      actions.addRoute({
        path: `${baseUrl}search/`,
        component: '@theme/SearchPage',
        exact: true,
        // Not the path of the file: names of chunks, and so all URLs of scripts, would depend on the folder.
        modules: { contents: '@generated/local-search/default/contents.json' },
      });
    },

    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /local-search[\\/]default[\\/][^\\/]+\.index\.json$/,
            type: 'asset/resource',
            generator: { filename: 'assets/search/[name].[contenthash:8][ext]' },
          },
        ],
      },
    }),
  };

  async function buildIndexes(allContent: AllContent): Promise<ProductIndex[]> {
    const docs = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<
      string,
      LoadedContent
    >;
    const versions = products.flatMap((product) =>
      (docs[product.id]?.loadedVersions ?? []).map((version) => ({ product, version })),
    );
    const indexes: ProductIndex[] = [];
    for (const { product, version } of versions) indexes.push(await buildIndex(product, version));
    const openApi = allContent['openapi-page']?.default as OpenApiPage | undefined;
    if (openApi) addOpenApiPage(indexes, openApi);
    for (const name of OTHER_PAGES) {
      const page = await loadWrittenSource(siteDir, name, baseUrl);
      if (page) await addPage(indexes, page);
    }
    return indexes;
  }

  /** Among the pages of its product, as the last one: pages about one endpoint come before it. */
  function addOpenApiPage(indexes: ProductIndex[], { outline }: OpenApiPage): void {
    indexes
      .filter(
        ({ product, versionPath }) =>
          product.contract === interactiveContract && versionPath === baseUrl,
      )
      .forEach(({ product, pages }) =>
        pages.push(buildOpenApiPage(outline, { baseUrl, breadcrumb: [product.title] })),
      );
  }

  /** It concerns all products; the first one has it, so that a search of the site finds it once. */
  async function addPage(indexes: ProductIndex[], page: SourcePage): Promise<void> {
    const first = indexes.find(({ versionPath }) => versionPath === baseUrl);
    first?.pages.push(await indexPage(page));
  }

  async function buildIndex(product: Product, version: LoadedVersion): Promise<ProductIndex> {
    return {
      product,
      // The current versions of all products are searched together.
      versionPath: version.isLast ? baseUrl : `${version.path}/`,
      pages: await indexPages(listPages(version, product, context), siteDir),
    };
  }
}

async function writeIndexes(
  indexes: ProductIndex[],
  baseUrl: string,
  { createData }: PluginContentLoadedActions,
): Promise<void> {
  const { files, module, namesModule } = printIndexModule(indexes, baseUrl);
  await Promise.all(
    Object.entries(files).map(([name, content]) => createData(name, JSON.stringify(content))),
  );
  await createData('index-files.js', module);
  await createData('names-files.js', namesModule);
  const contents = indexes
    .filter(({ versionPath }) => versionPath === baseUrl)
    .map(({ product, pages }) => ({
      id: createSlugger().slug(product.title),
      title: product.title,
      pages: pages.map(({ names }) => [names.u, names.t]),
    }));
  await createData('contents.json', JSON.stringify(contents));
}
