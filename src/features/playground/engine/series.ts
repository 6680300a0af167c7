/** Values that take each form of counting: none, one, few, many, large. */
export const VALUES = [0, 1, 2, 5, 15, 100];

/** Numbers beyond these are not offered. */
const MOST = 20;

/**
 * Where the data has numbers.
 *
 * @example
 * listNumbers({ n: 1, teams: [{ points: 2 }] }); // ['n', 'teams.0.points']
 */
export function listNumbers(data: unknown): string[] {
  const found: string[] = [];
  walk(data, []);
  return found;

  function walk(value: unknown, path: string[]): void {
    if (found.length >= MOST || path.length > 8) return;
    if (typeof value === 'number') found.push(path.join('.'));
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
  }
}

/** The data with another number at a path; what is beside it stays. */
export function replaceNumber(data: unknown, path: string, value: number): unknown {
  const [key, ...rest] = path.split('.');
  if (key === undefined || key === '' || typeof data !== 'object' || data === null) return value;
  const inner = replaceNumber((data as Record<string, unknown>)[key], rest.join('.'), value);
  if (Array.isArray(data)) return data.map((item, index) => (String(index) === key ? inner : item));
  return Object.fromEntries(
    Object.entries(data).map(([name, item]) => [name, name === key ? inner : item]),
  );
}
