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
export const LEFT_OUT_FILTERS = new Set(
  'money moneyShort filesizeformat pprint urlize wordwrap xmlattr'.split(' '),
);
