import routes from '@generated/routes';
import type { ClientModule } from '@docusaurus/types';

type Route = Pick<(typeof routes)[number], 'component' | 'routes'>;

/**
 * A page that does not preload is loaded by the browser: after a deploy the files that an old tab knows are
 * gone. Without a connection the browser would replace the tab with its own error; then the page is opened
 * as it is, and shows the error and Retry (site/src/theme/Loading).
 */
export default {
  // The first page has been preloaded by now: when that fails, its HTML stays as it came. The pages
  // of other products become known later (slim-generated.ts).
  onRouteUpdate: () => routes.forEach(stay),
} satisfies ClientModule;

const staying = new WeakSet<Route>();

function stay(route: Route): void {
  const { component, routes: inner = [] } = route;
  if (!staying.has(route)) {
    staying.add(route);
    // Its type says that it returns nothing; it returns what its files are loaded by.
    const preload = component.preload.bind(component) as (path?: string) => Promise<unknown>;
    component.preload = (path?: string) =>
      preload(path).catch(async (error: unknown) => {
        if (await isReachable()) throw error;
      });
  }
  (inner as Route[]).forEach(stay);
}

/** A browser believes itself online in a network that leads nowhere, so the site itself is asked. */
function isReachable(): Promise<boolean> {
  const response = fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
  return response.then(() => true).catch(() => false);
}
