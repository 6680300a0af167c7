import { languages, type Language } from './languages';
import type { SampleRequest } from './request';

/** Lists the languages which can express a request, in the order in which readers see them. */
export function listLanguages(request: SampleRequest): Language[] {
  return languages.filter(({ supports }) => supports?.(request) ?? true);
}
