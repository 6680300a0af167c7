import type { ClientModule } from '@docusaurus/types';

interface Loader {
  prefetch: (path: string) => unknown;
  preload: (path: string) => unknown;
}

/**
 * Loads pages when a reader reaches for a link (hover, touch), not for every link that is seen:
 * the links of the bar and the sidebar alone would cost 40 KB on each page.
 *
 * The loader is frozen, so it is replaced; this runs before the first link looks for it.
 */
const loadOnIntent: ClientModule = {
  onRouteUpdate() {
    const global = window as unknown as { docusaurus: Loader };
    global.docusaurus = { ...global.docusaurus, prefetch: () => false };
  },
};

export default loadOnIntent;
