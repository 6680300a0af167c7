import { loadContext } from '@docusaurus/core/lib/server/site';
import type { Options, PluginOptions } from '@docusaurus/plugin-content-docs';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import productDocs, { validateOptions } from '../plugins/docs';
import {
  loadWrittenSource,
  toGeneratedSource,
  toOpenApiPage,
} from '../plugins/local-search/other-pages';
import { indexPage } from '../plugins/local-search/index-page';
import type { IndexedPage } from '../plugins/local-search/index-page';
import { listPages } from '../plugins/local-search/list-pages';
import { loadEntries } from '#docs-model/changes/load-entries';
import { toChangesPage } from '#docs-model/changes/page';
import { loadSource } from '#docs-model/facts/source';
import { loadRecords } from '#docs-model/quality/load-records';
import { toQualityPage } from '#docs-model/quality/page';
import { products } from '#products';

/** The pages of the site by product, indexed as the build indexes them, without a build. */
export async function loadIndexedPages(): Promise<Map<string, IndexedPage[]>> {
  const context = await loadContext({ siteDir: process.cwd() });
  const instances = (context.siteConfig.plugins as [string, Options][]).filter(
    ([plugin]) => plugin === './plugins/docs/index.ts',
  );
  const { document, operations } = await loadSource('media-v2');
  const outline = { description: document.info.title, operations };
  const openApi = toOpenApiPage(outline, { baseUrl: '/', breadcrumb: ['Media API v2'] });
  const generated = [await toChangesPage(await loadEntries()), toQualityPage(await loadRecords())];
  const sources = await Promise.all([
    ...generated.map((page) => toGeneratedSource(page, '/')),
    loadWrittenSource(process.cwd(), 'try', '/'),
  ]);
  const others = await Promise.all(
    sources.flatMap((source) => (source === undefined ? [] : [indexPage(source)])),
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
      const pages = await Promise.all(sources.map(indexPage));
      return [product.id, product.contract === 'media-v2' ? [...pages, openApi, ...others] : pages];
    }),
  );
  return new Map(entries);
}
