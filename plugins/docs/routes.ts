import type { LoadedContent, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import { interactiveReference } from '#products';
import type { PageProduct, Product } from '#products';

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
  const { title, contract, deprecated, otherVersion, isInteractive } = product;
  return {
    title,
    path: `${path.replace(/\/$/, '')}/`,
    ...(contract && { contract }),
    ...(badge && { version: label }),
    ...(deprecated && { deprecated }),
    ...(otherVersion && { otherVersion }),
    ...(isInteractive && { interactiveReference }),
  };
}

/**
 * Finds pages of a product that claim one path: readers see whichever comes last, and the others are
 * lost. A warning for each names both files, which the framework's own warning does not; a test of
 * this repository fails on any warning of the build.
 */
export function findSharedRoutes({ loadedVersions }: Pick<LoadedContent, 'loadedVersions'>) {
  const owners = new Map<string, string>();
  const warnings: string[] = [];
  for (const { source, permalink } of loadedVersions.flatMap((version) => version.docs)) {
    const file = source.replace('@site/', '');
    const other = owners.get(permalink);
    if (other === undefined) {
      owners.set(permalink, file);
      continue;
    }
    warnings.push(
      `${other} and ${file} have the same path, ${permalink}. ` +
        'Give one of them another file name or another "slug" in its front matter.',
    );
  }
  return warnings;
}
