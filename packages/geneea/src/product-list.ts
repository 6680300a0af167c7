/** An entry of the list below: all that is said of a product outside of its contract and its pages. */
export interface ListedProduct {
  /** Id of the docs instance, and the folder below `site/content/`. */
  id: string;
  title: string;
  /** Label in the navigation bar. Products without one are reached from the home page and footer. */
  navLabel?: string;
  /** First segment of every URL of the product. */
  route: string;
  /** Says what you do with it, as the heading of its card. */
  purpose: string;
  summary: string;
  /** Where a newcomer begins. */
  start: { label: string; to: string };
  /** Name of the API's folder in `contracts/`, with `openapi.yaml` and `examples/`. */
  contract?: string;
  /** Folder below the route in which each example of the contract has its pages. */
  examplePages?: string;
  deprecated?: boolean;
  /** Another version of the same API. The sidebar's head leads there. */
  otherVersion?: { label: string; to: string };
  /** Paths on which its item of the navigation bar is active, when they are not only its own. */
  activeBaseRegex?: string;
}

/**
 * The products that the site documents, and the tools for all of them. The navigation, the home page, the sidebars, the
 * docs instances and the list of contracts derive from it; its order is the order in which readers see them.
 */
export const productList = [
  {
    id: 'api_media2',
    title: 'Media API v2',
    navLabel: 'Media API',
    route: 'api_media2',
    purpose: 'Tag articles, recommend photos and stories',
    summary:
      'Semantic tags linked to a knowledge base, photo and article recommendations, feedback, and editorial tags. For newsrooms and publishers.',
    start: { label: 'Quick start', to: '/api_media2/quick/' },
    contract: 'media-v2',
    examplePages: 'guide/code',
    otherVersion: { label: 'Version 1', to: '/api_media/' },
    activeBaseRegex: '^/api_media2?/',
  },
  {
    id: 'api_general',
    title: 'General API',
    navLabel: 'General API',
    route: 'api_general',
    purpose: 'Analyze any text',
    summary:
      'Entities, tags, relations, sentiment, language, and tokens. For reviews, messages, and documents of any kind.',
    start: { label: 'Quick start', to: '/api_general/quick/' },
    contract: 'general-v3',
  },
  {
    id: 'genja',
    title: 'Genja',
    navLabel: 'Genja',
    route: 'genja',
    purpose: 'Generate text from data',
    summary: 'A template language with built-in morphology: agreement, cases, and numerals.',
    start: { label: 'Quick start', to: '/genja/quick/' },
  },
  {
    id: 'gkb',
    title: 'Knowledge base',
    route: 'gkb',
    purpose: 'Look up what an ID means',
    summary: 'The item behind every tag: standard forms, properties, and links.',
    start: { label: 'Overview', to: '/gkb/' },
  },
  {
    id: 'tools',
    title: 'Tools',
    route: 'tools',
    purpose: 'Try, test, and connect',
    summary: 'A sandbox, files for API clients, and what AI assistants need. For all our APIs.',
    start: { label: 'Sandbox', to: '/tools/sandbox/' },
  },
  {
    id: 'api_media',
    title: 'Media API v1',
    route: 'api_media',
    purpose: 'Migrate to version 2',
    summary: 'Deprecated. Includes a field-by-field migration guide to v2.',
    start: { label: 'Migrate', to: '/api_media/guide/' },
    contract: 'media-v1',
    deprecated: true,
    otherVersion: { label: 'Version 2', to: '/api_media2/' },
  },
] as const satisfies readonly ListedProduct[];
