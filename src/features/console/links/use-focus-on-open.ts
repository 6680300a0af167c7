import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { InitialRequest } from './initial-request';

/** Gives the focus to a console that was asked for, and brings it into view. */
export function useFocusOnOpen(
  section: RefObject<HTMLElement | null>,
  initialRequest: InitialRequest,
): void {
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: initialRequest.jump ? 'start' : 'nearest' });
  }, [section, initialRequest]);
}

/** Brings a response into view when it has come. */
export function useIntoView(element: RefObject<HTMLElement | null>, response: unknown): void {
  useEffect(() => {
    if (response !== undefined) element.current?.scrollIntoView({ block: 'nearest' });
  }, [element, response]);
}
