import type { JsonChange } from './compare-json';
import type { JsonPath } from '@docs/utils';

/** Longer values are cut: the response itself has all of them. In characters. */
const LONGEST = 80;

/** Of a long object or list the beginning is enough to recognize it. */
const BEGINNING = 40;

/** How many characters to show before the first one that differs. */
const CONTEXT = 12;

/** @example printPath(['tags', 3, 'feats', 'MediaTopicId']); // 'tags[3].feats.MediaTopicId' */
export function printPath(path: JsonPath): string {
  return path.map((step, index) => printStep(step, index === 0)).join('') || 'whole response';
}

/** One step of a path, with the dot before it unless it is the first one. */
export function printStep(step: string | number, isFirst: boolean): string {
  if (typeof step === 'number') return `[${step}]`;
  if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(step)) return `[${JSON.stringify(step)}]`;
  return isFirst ? step : `.${step}`;
}

export interface PrintedChange {
  /** The old value; a dash where there was none. */
  before: string;
  after: string;
}

/**
 * Both sides of a change as short texts.
 *
 * @example printChange({ kind: 'changed', from: 62, to: 70, by: 8 }); // { before: '62', after: '70 (+8)' }
 */
export function printChange({ kind, from, to, by }: JsonChange): PrintedChange {
  if (kind === 'added') return { before: '–', after: printValue(to) };
  if (kind === 'removed') return { before: printValue(from), after: '–' };
  if (kind === 'moved') return { before: `position ${from}`, after: `position ${to}` };
  if (typeof from === 'string' && typeof to === 'string') return printTexts(from, to);
  const difference = by === undefined ? '' : ` (${printDifference(by)})`;
  return { before: printValue(from), after: `${printValue(to)}${difference}` };
}

/** @example printDifference(-1500.5); // '−1,500.5' */
export function printDifference(by: number): string {
  const amount = Math.abs(by).toLocaleString('en', { maximumFractionDigits: 12 });
  return `${by < 0 ? '−' : '+'}${amount}`;
}

/** A value as one line of JSON; of a long one, its size and its beginning. */
export function printValue(value: unknown): string {
  const json = JSON.stringify(value);
  if (json.length <= LONGEST) return json;
  if (typeof value !== 'object' || value === null) return cut(json);
  const count = Object.keys(value).length;
  return `${count} ${Array.isArray(value) ? 'item' : 'field'}${count === 1 ? '' : 's'}: ${cut(json, BEGINNING)}`;
}

/** Long texts are shown where they begin to differ. */
function printTexts(from: string, to: string): PrintedChange {
  const [before, after] = [JSON.stringify(from), JSON.stringify(to)];
  if (Math.max(before.length, after.length) <= LONGEST) return { before, after };
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = same > LONGEST / 2 ? same - CONTEXT : 0;
  const show = (json: string) => (start > 0 ? '…' : '') + cut(startWhole(json.slice(start)));
  return { before: show(before), after: show(after) };
}

/** Of a character that was cut in two, the second half is left out. */
function startWhole(text: string): string {
  return text.replace(/^[\uDC00-\uDFFF]/, '');
}

/** A character of two UTF-16 units stays whole. */
function cut(text: string, longest = LONGEST): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
