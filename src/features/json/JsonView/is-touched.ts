import type { Hooks } from './hooks';

/** Whether a value is drawn otherwise with other hooks: it or something in it was marked, or will be. */
export function isTouched(pointer: string, before: Hooks, after: Hooks): boolean {
  if (before.renderBeside !== after.renderBeside || before.linkTo !== after.linkTo) return true;
  if (before.marks !== after.marks && [before, after].some(({ marks }) => marks?.has(pointer))) {
    return true;
  }
  return before.reveal !== after.reveal && [before, after].some((one) => isAround(pointer, one));
}

/** Whether the value to unfold lies inside of a value. */
export function isAround(pointer: string, { reveal }: Hooks): boolean {
  return reveal?.startsWith(`${pointer}/`) ?? false;
}
