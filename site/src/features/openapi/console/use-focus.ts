import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { showInside } from '../../../ui/show-inside';
import { markReturnPoint } from '../return-points';
import type { InitialRequest } from './links/initial-request';

export function useFocusOnOpen(
  section: RefObject<HTMLElement | null>,
  initialRequest: InitialRequest,
): void {
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    const { jump, shownAt } = initialRequest;
    const element = section.current;
    const box = shownAt && element?.closest('.pair');
    if (box && element) showInside(box, element);
    else element?.scrollIntoView({ block: jump ? 'start' : 'nearest' });
    if (jump) markReturnPoint();
  }, [section, initialRequest]);
}

/**
 * A place takes the focus over from a control in it that is gone. Who has moved on meanwhile stays
 * there.
 *
 * @param control what has come instead, if there is such a thing
 */
export function useKeptFocus(
  container: RefObject<HTMLElement | null>,
  isThere: boolean,
  control?: string,
): void {
  useLayoutEffect(() => {
    if (isThere || document.activeElement !== document.body) return;
    const next = control && container.current?.querySelector<HTMLElement>(control);
    (next || container.current)?.focus({ preventScroll: true });
  }, [container, isThere, control]);
}
