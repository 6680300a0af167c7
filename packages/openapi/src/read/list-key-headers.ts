import type { OpenApiDocument, SecurityScheme } from './openapi';

/** Replaced by the reader's key, exactly once in each script. */
export const KEY_PLACEHOLDER = '<YOUR_API_KEY>';

/**
 * The headers that identify the caller, with a placeholder instead of the key.
 *
 * @param security the requirements of an operation, if it has any
 * @example listKeyHeaders(mediaV2); // [['X-API-Key', '<YOUR_API_KEY>']]
 */
export function listKeyHeaders(
  { components: { securitySchemes = {} }, ...document }: OpenApiDocument,
  security = document.security,
): [name: string, value: string][] {
  // Several requirements are alternatives: one is enough.
  const names = Object.keys(security ? (security[0] ?? {}) : securitySchemes);
  return names.flatMap((name) =>
    securitySchemes[name] ? [buildHeader(securitySchemes[name])] : [],
  );
}

function buildHeader(scheme: SecurityScheme): [string, string] {
  const { type, name = 'Authorization', in: location, 'x-value': value } = scheme;
  if (location === 'cookie') return ['Cookie', `${name}=${value ?? KEY_PLACEHOLDER}`];
  if (type === 'apiKey') return [name, value ?? KEY_PLACEHOLDER];
  const word = scheme.scheme === 'basic' ? 'Basic' : 'Bearer';
  return [name, value ?? `${word} ${KEY_PLACEHOLDER}`];
}
