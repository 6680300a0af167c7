import routes from '@generated/routes';
import type { ClientModule } from '@docusaurus/types';

/** Its type says that it returns nothing; it returns what its files are loaded by. */
type Preload = (path?: string) => unknown;

type Route = Pick<(typeof routes)[number], 'component' | 'routes'>;

/**
 * A page that does not preload is loaded by the browser, which helps an old tab after a new deploy:
 * the files that it knows are gone. Without a connection the browser would replace the tab and all
 * that was loaded with its own error; then the page is opened as it is, and shows the error and Retry
 * (site/src/theme/Loading).
 */
const stayWhenOffline: ClientModule = {
  onRouteUpdate() {
    // The first page has been preloaded by now: when that fails, its HTML stays as it came. The pages
    // of other products become known later (slim-generated.ts).
    routes.forEach(stay);
  },
};

export default stayWhenOffline;

const staying = new WeakSet<Route>();

function stay(route: Route): void {
  const { component, routes: inner } = route;
  if (!staying.has(route)) {
    staying.add(route);
    const preload = component.preload.bind(component) as Preload as (
      path?: string,
    ) => Promise<void>;
    component.preload = (path?: string) =>
      preload(path).catch(async (error: unknown) => {
        if (await isReachable()) throw error;
      });
  }
  (inner as Route[] | undefined)?.forEach(stay);
}

/** A browser believes itself online in a network that leads nowhere, so the site itself is asked. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const { pathname } = window.location;
  return fetch(pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
