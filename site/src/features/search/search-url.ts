export interface SearchUrl {
  text: string;
  context: string;
  versionPath: string;
}

/** @example toSearchUrl('/', { text: 'tag', context: 'genja', versionPath: '/' }); // '/search/?q=tag&ctx=genja' */
export function toSearchUrl(basePath: string, { text, context, versionPath }: SearchUrl): string {
  const parameters = new URLSearchParams({ q: text });
  if (context !== '') parameters.set('ctx', context);
  const version = versionPath.slice(basePath.length);
  if (version !== '') parameters.set('version', version);
  return `${basePath}search/?${parameters.toString()}`;
}

export function readSearchUrl(basePath: string, query: string): SearchUrl {
  const parameters = new URLSearchParams(query);
  return {
    text: parameters.get('q') ?? '',
    context: parameters.get('ctx') ?? '',
    versionPath: basePath + (parameters.get('version') ?? ''),
  };
}
