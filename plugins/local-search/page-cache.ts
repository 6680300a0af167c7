import { indexPage } from './index-page';
import type { IndexedPage, SourcePage } from './index-page';

/** Indexes only pages that have changed since the last time: live reload stays quick. */
export function createPageCache(): (page: SourcePage) => Promise<IndexedPage> {
  const known = new Map<string, { input: string; result: Promise<IndexedPage> }>();
  return (page) => {
    const input = JSON.stringify(page);
    const cached = known.get(page.permalink);
    if (cached?.input === input) return cached.result;
    const result = indexPage(page);
    known.set(page.permalink, { input, result });
    return result;
  };
}
