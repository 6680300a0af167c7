import { languages, type Language } from './languages';
import type { SampleRequest } from './request';

/** Lists the languages which can express a request, in the order in which readers see them. */
export function listLanguages(request: SampleRequest): Language[] {
  return languages.filter(({ supports }) => supports?.(request) ?? true);
}

/** So many languages are tabs of an example; the others are in a menu beside the tabs. */
const TABS = 5;

/** Lists the languages which can express a request: those that are tabs, and the others. */
export function divideLanguages(request: SampleRequest): { tabs: Language[]; others: Language[] } {
  const all = listLanguages(request);
  const isTab = (language: Language): boolean => languages.indexOf(language) < TABS;
  return { tabs: all.filter(isTab), others: all.filter((language) => !isTab(language)) };
}
