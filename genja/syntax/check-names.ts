import { notSupported, TemplateError, type Span } from '../error';
import { FILTER_NAMES, LEFT_OUT_FILTERS } from '../filters/names';
import { suggestName } from '../suggestion';
import { TEST_NAMES } from '../test-names';

/** A wrong name is found before the template runs, even in a branch that never does. */
export function checkFilter(name: string, span: Span): void {
  if (FILTER_NAMES.has(name)) return;
  if (LEFT_OUT_FILTERS.has(name)) throw notSupported(`The filter "${name}"`, span);
  throw new TemplateError(`There is no filter "${name}".`, span, suggestName(name, FILTER_NAMES));
}

export function checkTest(name: string, span: Span): void {
  if (TEST_NAMES.has(name)) return;
  throw new TemplateError(`There is no test "${name}".`, span, suggestName(name, TEST_NAMES));
}
