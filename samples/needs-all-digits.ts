/**
 * Says whether a number is lost when it is written with 15 significant digits, which is what Perl
 * and R's jsonlite do.
 *
 * @example
 * needsAllDigits(0.1); // false
 * needsAllDigits(0.1 + 0.2); // true: 0.30000000000000004
 */
export function needsAllDigits(value: number): boolean {
  return Number(value.toPrecision(15)) !== value;
}
