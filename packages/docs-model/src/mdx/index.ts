export {
  code,
  element,
  fence,
  joinPhrases,
  link,
  list,
  paragraph,
  parsePhrases,
  table,
  text,
  toPlainText,
} from './blocks';
export { listBlocks, parseMdx, readAttributes, replaceElements, printLocation } from './mdx-nodes';
export { fetchExample, openExampleSandbox } from './fetch-example';
export { highlightCode } from './highlight-code';
export { highlight } from './highlight';
export { buildErrorList } from './list-elements';
export { clearTreeCache, loadTree, openTreeCache, readTree } from './node/tree-cache';
export { resolvePage, resolveTree } from './resolve-page';
export type { PageSource } from './resolve-page';
export { buildGloss } from './glosses';
export { extractSections, toHeadingText } from './extract-sections';
