interface Details {
  tag?: string;
}

/** Details of a test that `npm test` leaves to `npm run test:full`, and CI to relevant changes. */
export const FULL: Details = { tag: '@full' };

/** Details of a test of a family, of which `npm test` runs the first, or the first `count`. */
export function firstOf(index: number, count = 1): Details {
  return index < count ? {} : FULL;
}
