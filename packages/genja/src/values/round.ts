/**
 * Rounds to the nearest, and an exact middle to the even neighbor, as Python does. `2.675` is no
 * exact middle: as a binary fraction it is a little less.
 *
 * @example
 * roundTo(2.5, 0); // 2
 * roundTo(2.675, 2); // 2.67
 */
export function roundTo(value: number, precision: number): number {
  if (!Number.isFinite(value) || value === 0) return value;
  if (value < 0) return -roundTo(-value, precision);
  if (precision < 0) {
    const unit = 10 ** -precision;
    if (!Number.isFinite(unit)) return 0;
    const quotient = value / unit;
    const floor = Math.floor(quotient);
    const rest = quotient - floor;
    const up = rest > 0.5 || (rest === 0.5 && floor % 2 !== 0);
    return (up ? floor + 1 : floor) * unit;
  }
  if (precision > 100 || value >= 1e21) return value;
  const rounded = Number(value.toFixed(precision));
  if (!isMiddle(value, precision)) return rounded;
  const down = value
    .toFixed(precision + 1)
    .slice(0, -1)
    .replace(/\.$/, '');
  const isEven = Number(down.at(-1)) % 2 === 0;
  if (isEven) return Number(down);
  return Math.max(rounded, Number((value + 10 ** -precision / 2).toFixed(precision)));
}

/** Whether the digits after the last kept one are 5 and nothing more. */
function isMiddle(value: number, precision: number): boolean {
  if (precision > 90) return false;
  const digits = value.toFixed(100).split('.')[1] ?? '';
  return /^50*$/.test(digits.slice(precision));
}
