interface Details {
  tag?: string;
}

/** Details of a test that `npm test` leaves to `npm run test:full`, and CI to relevant changes. */
export const FULL: Details = { tag: '@full' };

/**
 * Details of a test that has axe look at a component in one of its states; `npm test` has it look
 * at a page of each kind.
 */
export const AXE: Details = { tag: '@axe' };

/** Details of a test of a family, of which `npm test` runs the first, or the first `count`. */
export function firstOf(index: number, count = 1): Details {
  return index < count ? {} : FULL;
}
