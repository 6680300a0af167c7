import ComponentCreator from '@docusaurus/ComponentCreator';
import renderRoutes from '@docusaurus/renderRoutes';
import preload from '@docusaurus/core/lib/client/preload';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import Loading from '@theme/Loading';
import type { ComponentType } from 'react';
import Loadable from 'react-loadable';

type Routes = Parameters<typeof renderRoutes>[0] & object;

interface Placeholder {
  path: string;
  component: ComponentType & { preload(pathname?: string): Promise<void> };
  /** Only makes the pages known. */
  load(): Promise<void>;
}

/** Makes the files of a product's pages known to the framework. */
export function addFiles(files: typeof registry): void {
  Object.assign(registry, files);
}

/** The component of a page, for which the framework looks its files up when it makes it, not later. */
export function createPage(path: string, files: (typeof routesChunkNames)[string]): ComponentType {
  routesChunkNames[`${path}-`] = files;
  return ComponentCreator(path, '');
}

/** The routes of a product: a placeholder until one of its pages is opened or preloaded, then its pages. */
export function loadLater(
  product: string,
  loadPages: () => Promise<{ default: Routes }>,
): (Routes[number] | Placeholder)[] {
  const routes: (Routes[number] | Placeholder)[] = [];
  let loading: Promise<void> | undefined;
  const load = () =>
    (loading ??= loadPages().then(
      ({ default: pages }) => void routes.splice(0, routes.length, ...pages),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  const component = Loadable({
    loading: Loading,
    loader: () => load().then(() => () => renderRoutes(routes as Routes)),
  });
  const placeholder: Placeholder = {
    path: product,
    component: Object.assign(component, {
      preload: async (pathname?: string) => {
        await load();
        if (pathname !== undefined) await preload(pathname);
      },
    }),
    load,
  };
  routes.push(placeholder);
  return routes;
}
