/** What is downloaded with the first analysis. */
export { analyzeArticle } from './analyze-article';
export { default as ResultSections } from './ResultSections';
