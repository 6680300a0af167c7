import data from './provider.data.json';

/**
 * The vendor of the APIs. Pages and components that name the company, a host or the key header read it
 * here. OpenAPI documents name their servers themselves, as does the sandbox for APIs without one.
 */
export interface Provider {
  name: string;
  /** Says after a colon which tasks the APIs solve. */
  about: string;
  homepage: string;
  news: string;
  /** Where visitors try the real service. */
  demo?: string;
  /** The page about changes of this documentation, if there is one. */
  docsNews?: string;
  contact: string;
  /** Answers whether the service is up. A status page for people is not publicly known. */
  status: string;
  /** Where this documentation is served, without a path. */
  site: string;
  hosts: {
    mediaApi: string;
    generalApi: string;
    genja: string;
  };
  /** Of the footer, besides the interactive reference. */
  apiLinks: { label: string; href?: string; to?: string }[];
  /**
   * The document of the Media API v2 that Geneea publishes, "Assistant V2". Public sources know the
   * form of its path (specification, section 2); the host is inferred from the API, and the name from
   * the title.
   */
  document?: {
    title: string;
    host: string;
    /** With a placeholder. */
    path: string;
    apiName: string;
  };
  key: {
    header: string;
    placeholder: string;
  };
  /** The environment variable that lets the MCP server send requests to the APIs. */
  sendVariable: string;
}

export const provider: Provider = data;

/** @example toDocumentUrl('assistant-v2'); // 'https://media-api.geneea.com/docs/api/assistant-v2' */
export function toDocumentUrl(apiName = provider.document?.apiName ?? ''): string {
  if (!provider.document)
    throw new Error('provider.data.json has no document. Name a file or URL.');
  const { host, path } = provider.document;
  return host + path.replace('{api name}', encodeURIComponent(apiName));
}
