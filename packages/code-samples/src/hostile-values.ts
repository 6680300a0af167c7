import values from './hostile-values.data.json';

/**
 * JSON values that break code that quotes carelessly, each with the reason. Every printer has
 * to bring every one of them to the server unchanged.
 */
export const hostileValues = [
  ...values,
  ['very long line', 'A sentence that does not end, '.repeat(1000)],
  [
    'names with a meaning',
    {
      ...{ if: 1, class: 2, function: 3, NULL: 4, NA: 5, TRUE: 6, None: 7, undef: 8, q: 9, y: 10 },
      ...{ constructor: 11, toString: 12, ['__proto__']: 13, length: 14, names: 15, class_: 16 },
    },
  ],
] as [reason: string, value: unknown][];
