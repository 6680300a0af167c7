import type { Budget } from '../limits';
import { Dict, Float, ValueError, type Value } from './types';

const MAX_LEVELS = 100;

/** Takes JSON data into the values of a template. A whole number is one, even if written `2.0`. */
export function fromData(data: unknown, budget: Budget, level = 0): Value {
  if (level > MAX_LEVELS) throw new ValueError(`The data has more than ${MAX_LEVELS} levels.`);
  if (data === undefined || data === null) return null;
  if (typeof data === 'string' || typeof data === 'boolean') return data;
  if (typeof data === 'number') return Number.isSafeInteger(data) ? data + 0 : new Float(data);
  if (Array.isArray(data)) return data.map((item) => fromData(item, budget, level + 1));
  if (typeof data === 'object') {
    const entries = Object.entries(data).map(([key, value]): [Value, Value] => [
      key,
      fromData(value, budget, level + 1),
    ]);
    return new Dict(entries);
  }
  throw new ValueError(`The data contains a ${typeof data}, which JSON does not have.`);
}
