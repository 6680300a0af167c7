import { useEffect, useMemo } from 'react';
import type { RefObject } from 'react';
import { toTypeClass } from '@site/src/page-parts/Mark/to-type-class';
import { findPlace } from './jump';
import type { Linked } from './link-analysis';
import { showInside } from './show-inside';
import styles from './styles.module.css';
import { toMarks, toTarget } from './to-target';
import type { Pointed, Target } from './to-target';

interface Boxes {
  text: RefObject<HTMLElement | null>;
  /** Around the box of the JSON. */
  json: RefObject<HTMLElement | null>;
}

interface Marks {
  target: Target;
  marks: Map<string, string>;
  /** A place of the JSON to unfold; none while a reader points at the JSON itself. */
  reveal?: string;
}

/** What is to be marked in the text and in the JSON, each of which scrolls to the first mark. */
export function useMarks(linked: Linked, pointed: Pointed | undefined, boxes: Boxes): Marks {
  const target = useMemo(() => toTarget(linked, pointed), [linked, pointed]);
  const marks = useMemo(
    () =>
      toMarks(
        target.places.map(({ pointer, type = '' }) => [
          pointer,
          `${type && toTypeClass(type)} ${styles.place}`,
        ]),
        styles.contains ?? '',
      ),
    [target],
  );
  const reveal = pointed && 'ids' in pointed ? target.places[0]?.pointer : undefined;
  const isFromJson = pointed !== undefined && 'pointer' in pointed;
  const { text, json } = boxes;

  useEffect(() => {
    const box = json.current?.firstElementChild;
    const place = box && reveal !== undefined && findPlace(box, reveal)?.closest('[data-pointer]');
    if (box && place) showInside(box, place);
  }, [json, reveal]);

  useEffect(() => {
    const lit = isFromJson && text.current?.querySelector('[data-lit]');
    if (text.current && lit) showInside(text.current, lit);
  }, [text, isFromJson, target]);

  return { target, marks, reveal };
}
