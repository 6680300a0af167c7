import type { OpenApiDocument, SecurityScheme } from '#contract/openapi';
import { toAnchor } from '#docs-model/mdx/blocks';
import { provider } from '#provider';

/** The words of `/openapi/` that are not in the contract, as Markdown: HTML and Markdown show them. */

/** The document that the API itself publishes, and where this page's gaps are listed. */
export const ORIGINAL =
  `${provider.name} publishes the OpenAPI document of this API, Assistant V2, at ` +
  `\`${provider.document.url}\`. Its operation IDs differ from those on this page. ` +
  `[Details to confirm with ${provider.name}](/api_media2/reference/open-questions/) lists what this ` +
  'page leaves open.';

export const FURTHER_TYPES = 'The contract declares these types, but no endpoint above uses them.';

/** How to send the key, and what is known of the servers. */
export function describeAuthentication({ components, servers }: OpenApiDocument): string[] {
  const schemes = Object.values(components.securitySchemes ?? {});
  return [
    ...schemes.flatMap(({ name, description = '', in: where = '' }) => [
      `Send your key with every request, in the ${where} \`${name}\`.`,
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
