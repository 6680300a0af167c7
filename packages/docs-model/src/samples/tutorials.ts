/** A tutorial ends with a complete script, in two languages and with the same output. */
export type Tutorial = {
  /** Its folder below `site/samples/tutorials/`, and the last step of its page's URL. */
  name: string;
  title: string;
  page: string;
  /** Without the key, the script needs this environment variable. */
  keyName: 'MEDIA_API_KEY' | 'GENEEA_API_KEY' | 'GENJA_API_KEY';
};

/** All tutorials, in the order in which readers see them. */
export const tutorials: Tutorial[] = [
  {
    name: 'newsroom',
    title: 'Newsroom integration',
    page: '/api_media2/tutorials/newsroom/',
    keyName: 'MEDIA_API_KEY',
  },
  {
    name: 'highlight',
    title: 'Highlight entities in HTML',
    page: '/api_media2/tutorials/highlight/',
    keyName: 'MEDIA_API_KEY',
  },
  {
    name: 'topic-page',
    title: 'Topic page',
    page: '/api_media2/tutorials/topic-page/',
    keyName: 'MEDIA_API_KEY',
  },
  {
    name: 'tag-archive',
    title: 'Tag an archive',
    page: '/api_media2/tutorials/tag-archive/',
    keyName: 'MEDIA_API_KEY',
  },
  {
    name: 'review-analytics',
    title: 'Review analytics',
    page: '/api_general/tutorials/review-analytics/',
    keyName: 'GENEEA_API_KEY',
  },
  {
    name: 'election-report',
    title: 'Election report in Czech',
    page: '/genja/tutorials/election-report/',
    keyName: 'GENJA_API_KEY',
  },
];

export type TutorialLanguage = 'javascript' | 'python';

/**
 * The arguments that run a script, after `node` or `python`.
 *
 * @example
 * toScript('tag-archive', 'python'); // 'tag_archive.py'
 */
export function toScript(name: string, language: TutorialLanguage): string {
  return language === 'javascript' ? `${name}.mjs` : `${name.replaceAll('-', '_')}.py`;
}

/** The name of the download: `newsroom-python.zip`. */
export function toArchiveName(name: string, language: TutorialLanguage): string {
  return `${name}-${language}.zip`;
}
