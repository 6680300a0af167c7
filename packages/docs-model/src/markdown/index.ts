export { elements } from './elements';
export type { DrawnElement, MarkdownRules } from './elements';
export { printLlmsFull, printLlmsTxt, printRobotsTxt } from './llms-txt';
export { printBlocks, buildMarkdownBlocks } from './to-blocks';
export { printMarkdownPages } from './to-markdown-pages';
export type { MarkdownPage, PageContent } from './to-markdown-pages';
