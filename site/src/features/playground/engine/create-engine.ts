import { listParadigm } from '@docs/genja/explain';
import { render, createRandom } from '@docs/genja';
import { describeRepeated, readJson, createOrderedObject } from '@docs/utils';
import type { Draft, Rendered, WorkerEngine } from './engine';

/** A longer list of notes helps nobody. */
const MOST_NOTES = 8;

/** The engine as the page uses it. It knows neither the page nor the worker. */
export function createEngine(): WorkerEngine {
  return {
    render: (draft) => {
      const data = readData(draft);
      return data === undefined ? { type: 'data' } : run(draft, data.value, data.notes);
    },
    series: (draft, chosen) => {
      const data = readData(draft);
      const paths = data === undefined ? [] : listNumbers(data.value);
      const path = paths.find((candidate) => printLabel(candidate) === chosen) ?? paths[0];
      if (path === undefined || data === undefined) return undefined;
      const outputs = VALUES.map((value) => {
        const result = run(draft, replaceNumber(data.value, path, value));
        return { value, text: result.type === 'text' ? result.output : 'Error' };
      });
      return { paths: paths.map(printLabel), series: { path: printLabel(path), outputs } };
    },
    paradigm: listParadigm,
  };
}

function run({ template, language, seed }: Draft, data: unknown, before: string[] = []): Rendered {
  const result = render({
    template,
    data,
    language,
    random: seed === 0 ? first : createRandom(seed),
  });
  if (!result.ok) return { type: 'error', error: result.error };
  const { output, words, warnings } = result;
  const messages = [...before, ...warnings.map(({ message }) => message)];
  const notes = [...new Set(messages)].slice(0, MOST_NOTES);
  return { type: 'text', output, words, notes };
}

/** No text is no data. */
function readData({ data }: Draft): { value: unknown; notes: string[] } | undefined {
  if (data.trim() === '') return { value: {}, notes: [] };
  try {
    const { value, repeated } = readJson(data);
    return { value, notes: describeRepeated(repeated) };
  } catch {
    return undefined;
  }
}

/** With the seed 0, always the first choice is taken, as in the outputs of the pages. */
const first = (): number => 0;

/** Values that take each form of counting: none, one, few, many, large. */
export const VALUES = [0, 1, 2, 5, 15, 100];

/** Numbers beyond these are not offered. */
const MOST = 20;

/**
 * Where the data has numbers.
 *
 * @example listNumbers({ n: 1, teams: [{ points: 2 }] }); // [['n'], ['teams', '0', 'points']]
 */
export function listNumbers(data: unknown): string[][] {
  const numbers: string[][] = [];
  walk(data, []);
  return numbers;

  function walk(value: unknown, path: string[]): void {
    if (numbers.length >= MOST || path.length > 8) return;
    if (typeof value === 'number') numbers.push(path);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
  }
}

/** `teams.0.points`; a key that is no name is quoted, so that no two paths look the same. */
function printLabel(path: string[]): string {
  return path
    .map((key) => (/^[\p{L}\p{N}_-]+$/u.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`))
    .join('')
    .replace(/^\./, '');
}

/** The data with another number at a path; what is beside it stays. */
export function replaceNumber(data: unknown, path: string[], value: number): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof data !== 'object' || data === null) return value;
  const inner = replaceNumber((data as Record<string, unknown>)[key], rest, value);
  if (Array.isArray(data)) return data.map((item, index) => (String(index) === key ? inner : item));
  return createOrderedObject(
    Object.entries(data).map(([name, item]) => [name, name === key ? inner : item]),
  );
}
