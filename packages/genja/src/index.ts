export { createRandom } from './create-random';
export type { TemplateErrorReport } from './error';
export { DEFAULT_LIMITS } from './limits';
export { guessLanguage } from './morphology/czech/lexicon';
export { FEATURE_VALUES } from './word';
export type { Features, InflectedWord, Language } from './word';
export { render } from './render';
export type { RenderResult } from './render';
export { INNER, OPENERS } from './syntax/keywords';
