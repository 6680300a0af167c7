import type { RootContent } from 'mdast';
import type { OpenApiDocument, SecurityScheme } from '@docs/openapi';
import { listKeyHeaders } from '@docs/openapi';
import { parseBlocks } from '../mdx/blocks';

/** How to send the key, and how to get one with OAuth 2. */
export function describeAuthentication(document: OpenApiDocument): RootContent[] {
  const schemes = Object.values(document.components.securitySchemes ?? {});
  return [
    ...listKeyHeaders(document).map(
      ([name]) => `Send your key with every request, in the header \`${name}\`.`,
    ),
    ...schemes.map(({ description = '' }) => description),
    ...schemes.flatMap(describeFlows),
  ].flatMap(parseBlocks);
}

/** A list of the servers, each with what is known of it. */
export function describeServers({ servers }: OpenApiDocument): RootContent[] {
  const lines = servers.map(
    ({ url, description }) => `- \`${url}\`${description ? `: ${description}` : ''}`,
  );
  return parseBlocks(lines.join('\n'));
}

function describeFlows({ flows = {} }: SecurityScheme): string[] {
  return Object.entries(flows).map(([name, { authorizationUrl, tokenUrl, scopes = {} }]) => {
    const urls = [
      ...(authorizationUrl ? [`authorize at \`${authorizationUrl}\``] : []),
      ...(tokenUrl ? [`get a token at \`${tokenUrl}\``] : []),
    ];
    const rows = Object.entries(scopes).map(([scope, meaning]) => `\n- \`${scope}\`: ${meaning}`);
    return `OAuth 2 (\`${name}\`): ${urls.join(', ')}.${rows.length > 0 ? ` Scopes:\n${rows.join('')}` : ''}`;
  });
}
