export interface SearchAddress {
  text: string;
  /** Id of a product; empty when none applies. */
  context: string;
  versionPath: string;
}

/** @example toSearchAddress('/', { text: 'tag', context: 'genja', versionPath: '/' }) // '/search/?q=tag&ctx=genja' */
export function toSearchAddress(
  basePath: string,
  { text, context, versionPath }: SearchAddress,
): string {
  const parameters = new URLSearchParams({ q: text });
  if (context !== '') parameters.set('ctx', context);
  const version = versionPath.slice(basePath.length);
  if (version !== '') parameters.set('version', version);
  return `${basePath}search/?${parameters.toString()}`;
}

export function readSearchAddress(basePath: string, query: string): SearchAddress {
  const parameters = new URLSearchParams(query);
  return {
    text: parameters.get('q') ?? '',
    context: parameters.get('ctx') ?? '',
    versionPath: basePath + (parameters.get('version') ?? ''),
  };
}
