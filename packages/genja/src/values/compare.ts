import { SMALL_STEP, type Budget } from '../limits';
import { compareText } from '../text';
import { asNumber, asText, Dict, Tuple, typeOf, Undefined, ValueError, type Value } from './types';
import { iterate } from './iterate';

function spendComparison(budget: Budget, characters = 0): void {
  budget.spend(SMALL_STEP + characters / 1024);
}

/** JavaScript compares the two kinds exactly, with `==` and `<`. */
function asExactNumber(value: Value): number | bigint | undefined {
  return typeof value === 'bigint' ? value : asNumber(value);
}

export function isEqual(a: Value, b: Value, budget: Budget, level = 0): boolean {
  spendComparison(budget);
  if (a === b) return true;
  if (level > 100) throw new ValueError('The values have more than 100 levels.');
  const numbers = [asExactNumber(a), asExactNumber(b)];
  if (numbers[0] !== undefined && numbers[1] !== undefined) return numbers[0] == numbers[1];
  const texts = [asText(a), asText(b)];
  if (texts[0] !== undefined && texts[1] !== undefined) {
    if (texts[0].length !== texts[1].length) return false;
    spendComparison(budget, texts[0].length);
    return texts[0] === texts[1];
  }
  const lists = Array.isArray(a) && Array.isArray(b) ? [a, b] : tuples(a, b);
  if (lists) {
    const [left, right] = lists as [Value[], Value[]];
    if (isView(a) !== isView(b)) return false;
    return (
      left.length === right.length &&
      left.every((item, index) => isEqual(item, right[index]!, budget, level + 1))
    );
  }
  if (a instanceof Dict && b instanceof Dict) {
    return (
      a.size === b.size &&
      a.entries().every(([key, value]) => {
        const other = b.get(key);
        return other !== undefined && isEqual(value, other, budget, level + 1);
      })
    );
  }
  return a instanceof Undefined && b instanceof Undefined;
}

function isView(value: Value): boolean {
  return value instanceof Tuple && value.view !== undefined;
}

function tuples(a: Value, b: Value): [Value[], Value[]] | undefined {
  return a instanceof Tuple && b instanceof Tuple ? [a.items, b.items] : undefined;
}

/**
 * Less than zero when `a` comes first; `NaN` when neither does.
 *
 * @throws ValueError when the two cannot be ordered, as a text and a number
 */
export function compare(a: Value, b: Value, budget: Budget): number {
  spendComparison(budget);
  const [x, y] = [asExactNumber(a), asExactNumber(b)];
  if (x !== undefined && y !== undefined) {
    return x < y ? -1 : x > y ? 1 : x == y ? 0 : NaN;
  }
  const texts = [asText(a), asText(b)];
  if (texts[0] !== undefined && texts[1] !== undefined) {
    spendComparison(budget, Math.min(texts[0].length, texts[1].length));
    return compareText(texts[0], texts[1]);
  }
  const lists = Array.isArray(a) && Array.isArray(b) ? [a, b] : tuples(a, b);
  if (lists && !isView(a) && !isView(b)) {
    const [left, right] = lists as [Value[], Value[]];
    const index = left.findIndex(
      (item, at) => at >= right.length || !isEqual(item, right[at]!, budget),
    );
    if (index < 0) return left.length - right.length;
    return index >= right.length ? 1 : compare(left[index]!, right[index]!, budget);
  }
  throw new ValueError(`A ${typeOf(a)} and a ${typeOf(b)} have no order.`);
}

export function contains(container: Value, item: Value, budget: Budget): boolean {
  const text = asText(container);
  if (text !== undefined) {
    const itemText = asText(item);
    if (itemText === undefined) throw new ValueError(`A text cannot contain a ${typeOf(item)}.`);
    spendComparison(budget, text.length);
    return text.includes(itemText);
  }
  if (container instanceof Dict) return container.has(item);
  for (const candidate of iterate(container)) if (isEqual(candidate, item, budget)) return true;
  return false;
}

/** Sorts as Python's `sorted`: equal items keep their order, also when reversed. */
export function sortBy<T>(
  items: T[],
  toKey: (item: T) => Value,
  budget: Budget,
  reverse = false,
): T[] {
  const keyed = items.map((item) => ({ item, key: toKey(item) }));
  keyed.sort((a, b) => (reverse ? -1 : 1) * (compare(a.key, b.key, budget) || 0));
  return keyed.map(({ item }) => item);
}
