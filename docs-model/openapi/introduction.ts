import type { OpenApiDocument, SecurityScheme } from '#contract/openapi';
import { toAnchor } from '#docs-model/mdx/blocks';
import { provider } from '#provider';

/** The words of `/openapi/` that are not in the contract, as Markdown: HTML and Markdown show them. */

/** Whose document this is; the site calls no server, so readers fetch the original themselves. */
export const ORIGINAL =
  `${provider.name} publishes its own document of this API, Assistant V2. Its URL has the form ` +
  `\`${provider.document.url}\`; that the host is the one of the API is inferred. This page renders a ` +
  'restatement of it, which is kept in the sources of this site and fetches nothing. The operation ' +
  'IDs are ours: the original has others, such as `search_1`.';

export const LEGEND =
  '**Not documented** marks what is not publicly known: ' +
  `[ask ${provider.name}](mailto:${provider.contact}). **Inferred** marks what this documentation ` +
  'concluded itself from public facts.';

export const FURTHER_TYPES = 'The contract declares them, and no call above names them.';

/** How to send the key, and what is known of the servers. */
export function describeAuthentication({ components, servers }: OpenApiDocument): string[] {
  const schemes = Object.values(components.securitySchemes ?? {});
  return [
    ...schemes.flatMap(({ name, description = '', in: where = '' }) => [
      `Send your key with every call, in the ${where} \`${name}\`.`,
      description,
    ]),
    ...servers.map(({ description = '' }) => description),
  ];
}

/** @example 'X-API-Key: <YOUR_API_KEY>' */
export function toHeader(scheme: SecurityScheme): string {
  return `${scheme.name}: ${scheme['x-value'] ?? provider.key.placeholder}`;
}

/** @example toGroupId('Editorial tags'); // 'group-editorial-tags' */
export function toGroupId(name: string): string {
  return `group-${toAnchor(name)}`;
}
