import data from './tutorials.data.json';

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
export const tutorials = data as Tutorial[];

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
