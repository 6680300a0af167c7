import { useEffect, useLayoutEffect, useRef } from 'react';
import type { SessionState } from '../create-session';
import { Level } from '../engine/hit';

interface Entered {
  state: SessionState;
  /** The text for which Enter was pressed too early. */
  entered: string | undefined;
  /** The text in the box. */
  text: string;
}

/**
 * Acts on an Enter that came before the hits of its text did, as soon as they are there.
 *
 * @returns whether Enter may open a line of a text at once: a line that was chosen, or the first one
 */
export function useEntered(
  { state, entered, text }: Entered,
  act: () => void,
): (text: string, isChosen: boolean) => boolean {
  const latest = useRef(state);
  const isDue = entered !== undefined && entered === text && isSettled(state, text, false);

  useLayoutEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    if (isDue) act();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each Enter
  }, [isDue]);

  return (value, isChosen) => isSettled(latest.current, value, isChosen);
}

/** Another product may still bring a better first hit than one with only some of the letters. */
function isSettled(
  { phase, hitsFor, isFinal, hits: [first] }: SessionState,
  text: string,
  isChosen: boolean,
): boolean {
  if (hitsFor !== text) return phase === 'failed' && first === undefined;
  if (isChosen || isFinal || phase === 'failed') return true;
  return first !== undefined && first.rank.level >= Level.All;
}
