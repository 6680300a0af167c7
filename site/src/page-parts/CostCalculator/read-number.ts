/** Beyond this, results would be written with an exponent. */
export const LARGEST = 1_000_000_000;

/**
 * Reads a number as people of many countries type it: with spaces, commas, dots or apostrophes
 * between groups of three digits, and with a point or a comma before the decimals.
 *
 * @example
 * readNumber('1,200'); // 1200
 * readNumber('2 500,75'); // 2500.75
 * readNumber('1.200'); // 1.2
 * readNumber('1.200', { isCount: true }); // 1200
 * readNumber('many'); // undefined
 */
export function readNumber(text: string, { isCount = false } = {}): number | undefined {
  const typed = text.trim().replace(/[\s'’_]/g, '');
  // A count is a whole number, so three digits after its dot are a group.
  const digits = isCount ? typed.replace(/^([1-9]\d{0,2})\.(\d{3})$/, '$1$2') : typed;
  const number = Number(toDecimalPoint(digits));
  return /^[\d.,]*\d[.,]?$/.test(digits) && number <= LARGEST ? number : undefined;
}

function toDecimalPoint(digits: string): string {
  // The last of two different signs is the decimal one: 1.200,50 and 1,200.50. No number begins with
  // a group of zeros, so 0,125 has decimals.
  if (/^[1-9]\d{0,2}(\.\d{3})+,\d*$/.test(digits)) {
    return digits.replaceAll('.', '').replace(',', '.');
  }
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(digits)) return digits.replaceAll(',', '');
  if (/^[1-9]\d{0,2}(\.\d{3}){2,}$/.test(digits)) return digits.replaceAll('.', '');
  return digits.replace(/^(\d*),(\d*)$/, '$1.$2');
}
