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
