import type { Source } from '#docs-model/facts/source';
import { products } from '#products';
import { provider } from '#provider';

/**
 * The catalog of the APIs as a set of links (RFC 9727): where each API is, its OpenAPI document, its
 * documentation for people and for agents, and where its status is.
 */
export function toApiCatalog(sources: Source[], site: string) {
  return {
    linkset: sources.map(({ contract, document, operations }) => {
      const host = document.servers[0]?.url ?? '';
      const product = products.find((one) => one.contract === contract);
      const file = `${site}/openapi/${contract}`;
      return {
        anchor: `${host}${findCommonFolder(operations.map((operation) => operation.path))}`,
        'service-desc': [
          { href: `${file}.yaml`, type: 'application/yaml' },
          { href: `${file}.json`, type: 'application/json' },
        ],
        'service-doc': [
          { href: `${site}/${product?.route}/`, type: 'text/html' },
          { href: `${site}/${product?.route}.md`, type: 'text/markdown' },
        ],
        'service-meta': [{ href: `${site}/api-index.json`, type: 'application/json' }],
        // The only public status is that of this host.
        ...(provider.status.startsWith(host) && { status: [{ href: provider.status }] }),
      };
    }),
  };
}

/** @example findCommonFolder(['/v2/nlp/analyze', '/v2/photos']); // '/v2' */
function findCommonFolder([first = '', ...others]: string[]): string {
  const segments = first.split('/').slice(0, -1);
  const at = segments.findIndex(
    (_, index) =>
      !others.every((path) => path.startsWith(`${segments.slice(0, index + 1).join('/')}/`)),
  );
  return (at === -1 ? segments : segments.slice(0, at)).join('/');
}
