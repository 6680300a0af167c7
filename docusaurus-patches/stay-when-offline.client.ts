import routes from '@generated/routes';
import type { ClientModule } from '@docusaurus/types';

type Route = Pick<(typeof routes)[number], 'component' | 'routes'>;

/**
 * A page that does not preload is loaded by the browser, which helps an old tab after a new deploy:
 * the files that it knows are gone. Without a connection the browser would replace the tab and all
 * that was loaded with its own error; then the page is opened as it is, and shows the error and Retry
 * (src/theme/Loading).
 */
const stayWhenOffline: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    // The first page has been preloaded by now: when that fails, its HTML stays as it came.
    if (previousLocation === null) routes.forEach(stay);
  },
};

export default stayWhenOffline;

function stay({ component, routes: inner }: Route): void {
  // Its type says that it returns nothing; it returns what its files are loaded by.
  const preload = component.preload.bind(component) as () => unknown as () => Promise<unknown>;
  component.preload = () =>
    preload().catch(async (error: unknown) => {
      if (await isReachable()) throw error;
    });
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
