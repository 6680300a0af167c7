import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { InitialRequest } from './initial-request';

/** Gives the focus to a console that was asked for, and brings it into view. */
export function useFocusOnOpen(
  section: RefObject<HTMLElement | null>,
  incoming: InitialRequest,
): void {
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: incoming.jump ? 'start' : 'nearest' });
  }, [section, incoming]);
}

/** Brings a response into view when it has come. */
export function useIntoView(element: RefObject<HTMLElement | null>, answer: unknown): void {
  useEffect(() => {
    if (answer !== undefined) element.current?.scrollIntoView({ block: 'nearest' });
  }, [element, answer]);
}
