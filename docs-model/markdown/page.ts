/** The Markdown version of a page. */
export interface MarkdownPage {
  /** `/gkb/glossary/` */
  route: string;
  title: string;
  description: string;
  /** Text of each file, by its name beside the page; the first one is `index.md`. */
  files: Map<string, string>;
}
