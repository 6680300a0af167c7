import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';

/**
 * Leaves the titles and descriptions of all pages out of the data that every page of a version
 * carries. Only cards read them, and a page of cards is made for a category with a generated index:
 * a version that has one keeps all.
 */
export function slimRoute(route: RouteConfig): RouteConfig {
  const routes = route.routes?.map(slimRoute);
  const version = route.props?.version as PropVersionMetadata | undefined;
  const slim = routes === undefined ? route : { ...route, routes };
  if (version === undefined || hasCards(route)) return slim;
  return { ...slim, props: { ...route.props, version: { ...version, docs: {} } } };
}

function hasCards({ props, routes = [] }: RouteConfig): boolean {
  return props?.categoryGeneratedIndex !== undefined || routes.some(hasCards);
}
