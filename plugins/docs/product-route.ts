import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import type { PageProduct, Product } from '#products';
import { interactiveReference } from '#products';

/** Adds what the frame shows of the product to the data that every page of a version carries. */
export function addProduct(route: RouteConfig, product: Product): RouteConfig {
  const routes = route.routes?.map((inner) => addProduct(inner, product));
  const version = route.props?.version as PropVersionMetadata | undefined;
  const added = routes === undefined ? route : { ...route, routes };
  if (version === undefined) return added;
  const pageProduct = toPageProduct(product, version, route.path);
  return { ...added, props: { ...route.props, version: { ...version, product: pageProduct } } };
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
