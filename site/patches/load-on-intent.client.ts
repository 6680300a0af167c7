import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

interface Loader {
  prefetch: (path: string) => unknown;
  preload: (path: string) => unknown;
}

/**
 * Loads pages when a reader reaches for a link (hover, touch), not for every link that is seen:
 * the links of the bar and the sidebar alone would cost 40 KB on each page.
 *
 * The loader is frozen, so it is replaced; this runs before the first link looks for it. Nor need the
 * browser watch which links are seen: each link would start that again on every page.
 */
const loadOnIntent: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    if (previousLocation !== null) return;
    ExecutionEnvironment.canUseIntersectionObserver = false;
    const global = window as unknown as { docusaurus: Loader };
    const { preload } = global.docusaurus;
    global.docusaurus = {
      prefetch: () => false,
      // A failure is reported when the link is opened, not when a reader only reaches for it.
      preload: (path) => Promise.resolve(preload(path)).catch(() => false),
    };
  },
};

export default loadOnIntent;
