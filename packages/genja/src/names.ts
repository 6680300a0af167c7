import { findNearest } from '@docs/utils';
import { notSupported, TemplateError, type Span } from './error';

/** The filters of Jinja that the pages describe. */
const JINJA =
  'abs attr batch capitalize center count d default dictsort e escape first float forceescape ' +
  'format groupby indent int items join last length list lower map max min random reject ' +
  'rejectattr replace reverse round safe select selectattr slice sort string striptags sum title ' +
  'tojson trim truncate unique upper urlencode wordcount';

/** Genja's own. */
const GENJA = 'sign ln numeral unit unitNum ord_numeral_in_words m morph name prop cname';

export const FILTER_NAMES = new Set(`${JINJA} ${GENJA}`.split(' '));

/** Real names whose behavior is not public, or which no page describes. */
const LEFT_OUT_FILTERS = new Set(
  'money moneyShort filesizeformat pprint urlize wordwrap xmlattr'.split(' '),
);

/** The names that may follow `is`. */
export const TEST_NAMES = new Set(
  (
    'defined undefined none boolean true false integer float number string mapping iterable ' +
    'sequence callable sameas escaped in eq equalto == ne != lt lessthan < le <= gt greaterthan ' +
    '> ge >= divisibleby odd even lower upper filter test'
  ).split(' '),
);

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

/**
 * The known name that a wrong one was meant to be, as a question.
 *
 * @example
 * suggestName('unitnum', ['unit', 'unitNum']); // 'Did you mean `unitNum`?'
 */
export function suggestName(wrong: string, names: Iterable<string>): string | undefined {
  if (wrong.length > 40) return undefined;
  const nearest = findNearest(wrong, names, Math.max(1, Math.floor(wrong.length / 3)));
  return nearest === undefined ? undefined : `Did you mean \`${nearest}\`?`;
}
