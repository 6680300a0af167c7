export { elements } from './elements';
export type { DrawnElement, MarkdownRules } from './elements';
export { printLlmsFull, printLlmsTxt, printRobotsTxt } from './llms-txt';
export { printBlocks, buildMarkdownBlocks } from './blocks';
export { printMarkdownPages } from './print-pages';
export type { MarkdownPage, PageContent } from './print-pages';
