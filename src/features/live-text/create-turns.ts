/**
 * Tells the newest of several requests from the others, so that a late response to an older one is
 * dropped.
 *
 * @example
 * const isNewest = startTurn();
 * const answer = await ask();
 * if (isNewest()) show(answer);
 */
export function createTurns(): () => () => boolean {
  let newest = 0;
  return () => {
    newest += 1;
    const own = newest;
    return () => own === newest;
  };
}
