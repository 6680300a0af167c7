import { toPath } from '#contract/example';
import type { Example } from '#contract/example';
import type { OpenApiDocument } from '#contract/openapi';
import { KEY_PLACEHOLDER } from './request';
import type { SampleRequest } from './request';

/** Turns an example of the contract into the request that the printers understand. */
export function toSampleRequest(example: Example, document: OpenApiDocument): SampleRequest {
  const host = document.servers[0]?.url ?? '';
  return {
    name: example.operation.id,
    method: example.operation.method.toUpperCase(),
    url: `${host}${toPath(example)}`,
    headers: listKeyHeaders(document),
    ...(example.body !== undefined && { body: example.body }),
    response: example.operation.response ? 'json' : 'none',
  };
}

/** Each header that identifies the caller, with the placeholder instead of the key. */
function listKeyHeaders(document: OpenApiDocument): [string, string][] {
  return Object.values(document.components.securitySchemes ?? {}).map((scheme) => [
    scheme.name ?? 'Authorization',
    scheme['x-value'] ?? KEY_PLACEHOLDER,
  ]);
}
