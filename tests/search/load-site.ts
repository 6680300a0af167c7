import { loadContext } from '@docusaurus/core/lib/server/site';
import type { Options, PluginOptions } from '@docusaurus/plugin-content-docs';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import { createSearch } from '../../src/search/create-search';
import type { Search } from '../../src/search/create-search';
import productDocs, { validateOptions } from '../../plugins/docs';
import { indexPage } from '../../plugins/local-search/index-page';
import type { IndexedPage } from '../../plugins/local-search/index-page';
import { listPages } from '../../plugins/local-search/list-pages';
import { products } from '../../products';

/** The pages of the site by product, indexed as the build indexes them, without a build. */
export async function loadIndexedPages(): Promise<Map<string, IndexedPage[]>> {
  const context = await loadContext({ siteDir: process.cwd() });
  const instances = (context.siteConfig.plugins as [string, Options][]).filter(
    ([plugin]) => plugin === './plugins/docs/index.ts',
  );
  const entries = await Promise.all(
    instances.map(async ([, options]): Promise<[string, IndexedPage[]]> => {
      const validation = {
        validate: normalizePluginOptions,
        options,
      } as unknown as OptionValidationContext<Options | undefined, PluginOptions>;
      const plugin = await productDocs(context, validateOptions(validation));
      const content = await plugin.loadContent!();
      const product = products.find(({ id }) => id === options.id)!;
      const current = content.loadedVersions.find((version) => version.isLast)!;
      const sources = await listPages(current, product, context);
      return [product.id, await Promise.all(sources.map(indexPage))];
    }),
  );
  return new Map(entries);
}

/** The search as it runs in the worker, over files in memory. */
export function searchPages(pages: Map<string, IndexedPage[]>): Search {
  const files = new Map<string, unknown>();
  const addresses = [...pages].map(([id, indexed]) => {
    files.set(`${id}-names`, { pages: indexed.map(({ names }) => names) });
    files.set(`${id}-texts`, { pages: indexed.map(({ texts }) => texts) });
    return [id, { names: `${id}-names`, texts: `${id}-texts` }];
  });
  return createSearch({
    basePath: '/',
    indexFiles: { '/': Object.fromEntries(addresses) },
    download: async <File>(address: string) => files.get(address) as File,
  });
}
