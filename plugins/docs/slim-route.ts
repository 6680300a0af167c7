import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import type { PageProduct, Product } from '#products';
import { interactiveReference } from '#products';

/**
 * Adds what the frame shows of the product to the data that every page of a version carries, and
 * leaves out the titles and descriptions of all pages. Only cards read them, and a page of cards is
 * made for a category with a generated index: a version that has one keeps all.
 */
export function slimRoute(route: RouteConfig, product: Product): RouteConfig {
  const routes = route.routes?.map((inner) => slimRoute(inner, product));
  const version = route.props?.version as PropVersionMetadata | undefined;
  const slim = routes === undefined ? route : { ...route, routes };
  if (version === undefined) return slim;
  return {
    ...slim,
    props: {
      ...route.props,
      version: {
        ...version,
        docs: hasCards(route) ? version.docs : {},
        product: toPageProduct(product, version, route.path),
      },
    },
  };
}

function toPageProduct(
  product: Product,
  { badge, label }: PropVersionMetadata,
  path: string,
): PageProduct {
  const { title, deprecated, otherVersion, isInteractive } = product;
  return {
    title,
    path: `${path.replace(/\/$/, '')}/`,
    ...(badge && { version: label }),
    ...(deprecated && { deprecated }),
    ...(otherVersion && { otherVersion }),
    ...(isInteractive && { interactiveReference }),
  };
}

function hasCards({ props, routes = [] }: RouteConfig): boolean {
  return props?.categoryGeneratedIndex !== undefined || routes.some(hasCards);
}
