import { countCharacters } from '@docs/utils';
import type { Context } from '../values/context';
import { joinRich, joinTexts, toText } from '../values/print';
import {
  characters,
  LINE_ENDS,
  splitWords,
  dropBetween,
  escapeHtml,
  capitalize,
  replaceText,
  stripCharacters,
  toTitle,
} from '../text';
import { countItems, isIterable, isTrue, iterate } from '../values/iterate';
import { unescapeHtml } from '../values/entities';
import { formatText } from '../values/printf';
import { asText, Dict, isRich, isText, Markup, ValueError } from '../values/types';
import type { Value } from '../values/types';
import { needInteger, takePositional, type Bound } from '../values/arguments';
import { createGetter, define, needText } from './define';
import type { Filter } from './define';

const escape = define([], (value, _, { budget }) =>
  value instanceof Markup ? value : new Markup(escapeHtml(toText(value, budget))),
);

export const TEXT_FILTERS: Record<string, Filter> = {
  capitalize: change(capitalize),
  lower: change((text) => text.toLowerCase()),
  upper: change((text) => text.toUpperCase()),
  title: change(toTitle, 16),
  trim: define(['chars'], (value, [chars], { budget }) => {
    const set = chars == null ? undefined : needText(chars, 'chars');
    return like(value, stripCharacters(toText(value, budget), set));
  }),
  replace: define(['old', 'new', 'count'], (value, [from, to, count], { budget }) => {
    if (from === undefined || to === undefined) {
      throw new ValueError('"replace" needs the old and the new text.');
    }
    const times = count == null ? -1 : needInteger(count, 'count');
    const [text, before, after] = [value, from, to].map((argument) => toText(argument, budget));
    return replaceText(text!, before!, after!, times, budget);
  }),
  truncate: define(['length', 'killwords', 'end', 'leeway'], truncate),
  wordcount: define(
    [],
    (value, _, { budget }) => (toText(value, budget).match(/[\p{L}\p{N}_]+/gu) ?? []).length,
  ),
  center: define(['width'], (value, [width = 80], { budget }) => {
    const text = toText(value, budget);
    const size = needInteger(width, 'width');
    budget.checkLength(size);
    const missing = size - countCharacters(text);
    if (missing <= 0) return like(value, text);
    const left = (missing >> 1) + (missing & size & 1);
    return like(value, ' '.repeat(left) + text + ' '.repeat(missing - left));
  }),
  indent: define(['width', 'first', 'blank'], indent),
  escape,
  e: escape,
  forceescape: define([], (value, _, { budget }) => new Markup(escapeHtml(toText(value, budget)))),
  safe: define([], (value, _, { budget }) =>
    isRich(value) ? value : new Markup(toText(value, budget)),
  ),
  striptags: define([], (value, _, { budget }) => {
    const bare = dropBetween(dropBetween(toText(value, budget), '<!--', '-->'), '<', '>');
    return unescapeHtml(splitWords(bare).join(' '));
  }),
  urlencode: define([], urlencode),
  string: define([], (value, _, { budget }) => (isText(value) ? value : toText(value, budget))),
  join: define(['d', 'attribute'], join),
  format(value, call, { budget }) {
    const values = takePositional('format', call);
    const isMarkup = value instanceof Markup;
    return like(value, formatText(toText(value, budget), values, budget, { isMarkup }));
  },
};

/** @param pace how many characters cost a step: fewer for what takes longer */
function change(convert: (text: string) => string, pace = 64): Filter {
  return define([], (value, _, { budget }) => {
    const text = toText(value, budget);
    budget.spend(Math.floor(text.length / pace));
    return like(value, convert(text));
  });
}

/** Escaped text stays marked as escaped. */
function like(value: Value, text: string): Value {
  return value instanceof Markup ? new Markup(text) : text;
}

function truncate(value: Value, args: Bound): Value {
  const [length = 255, killwords = false, end = '...', leeway] = args;
  const size = needInteger(length, 'length');
  const mark = needText(end, 'end');
  const tolerance = leeway == null ? 5 : needInteger(leeway, 'leeway');
  if (asText(value) === undefined && countItems(value) <= size + tolerance) return value;
  const letters = characters(needText(value, 'value'));
  const markSize = countCharacters(mark);
  if (size < markSize) throw new ValueError(`"length" has to be at least ${markSize}.`);
  if (tolerance < 0) throw new ValueError('"leeway" cannot be less than 0.');
  if (letters.length <= size + tolerance) return value;
  const kept = letters.slice(0, size - markSize).join('');
  if (isTrue(killwords)) return like(value, kept + mark);
  const space = kept.lastIndexOf(' ');
  return like(value, (space < 0 ? kept : kept.slice(0, space)) + mark);
}

const LINE_END = new RegExp(`\r\n|[${LINE_ENDS}]`);

function indent(value: Value, args: Bound, { budget }: Context): Value {
  const [width = 4, first = false, blank = false] = args;
  const text = needText(value, 'value');
  const size = asText(width) === undefined ? needInteger(width, 'width') : undefined;
  if (size !== undefined) budget.checkLength(size);
  const margin = size === undefined ? toText(width, budget) : ' '.repeat(Math.max(0, size));
  const lines = text.split(LINE_END);
  // The filter adds a line end before it cuts, so one at the end of the text is kept.
  budget.checkLength(text.length + lines.length * margin.length);
  const [head = '', ...rest] = lines;
  const tail = rest.map((line) => (line || isTrue(blank) ? margin + line : line));
  return like(value, (isTrue(first) ? margin : '') + [head, ...tail].join('\n'));
}

function urlencode(value: Value, _: Bound, { budget }: Context): Value {
  if (isText(value) || !isIterable(value)) return quoteUrl(toText(value, budget));
  const pairs = value instanceof Dict ? value.entries() : [...iterate(value)].map(toPair);
  const quotePart = (piece: Value) => quoteUrl(toText(piece, budget), true);
  return joinTexts(pairs, (pair) => pair.map(quotePart).join('='), budget, '&');
}

function toPair(value: Value): Value[] {
  const pair = [...iterate(value)];
  if (pair.length !== 2) throw new ValueError('"urlencode" needs pairs of key and value.');
  return pair;
}

function quoteUrl(text: string, inQuery = false): string {
  const well = text.replace(
    /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '\ufffd',
  );
  const quoted = encodeURIComponent(well).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return inQuery ? quoted.replaceAll('%20', '+') : quoted.replaceAll('%2F', '/');
}

function join(value: Value, [d = '', attribute = null]: Bound, context: Context): Value {
  const get = createGetter(attribute, context);
  const items: Value[] = [];
  for (const item of iterate(value)) {
    context.budget.spend(1);
    items.push(get(item));
  }
  return joinRich(items, context.budget, toText(d, context.budget), { ...context.at });
}
