import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import type { Analysis, Piece } from '@docs/vendor/annotations';
import { cutText } from '@docs/vendor/annotations';
import { describeNames, readNamesWarning } from '@docs/sandbox/known-names';
import { JsonView } from '../json';
import type { Hooks } from '../json';
import type { Exchange } from '../sandbox';
import { toTypeClass } from '../../ui/Mark/to-type-class';
import { linkAnalysis, buildMarks, resolveTarget } from './link-analysis';
import type { Linked, Pointed } from './link-analysis';
import NamesNote from '../../ui/NamesNote';
import Paragraph from './Paragraph';
import Offsets, { useSelected } from './Offsets';
import { readPointed, usePointing } from './use-pointing';
import { Relevances, Sentiments } from './Scores';
import { listTypes } from './describe-analysis';
import styles from './styles.module.css';
import mark from '../../ui/Mark/styles.module.css';
import { showInside } from '../../ui/show-inside';

interface Props {
  response: Analysis;
  /** Of the response: they name what the sandbox does not know. */
  headers?: Exchange['headers'];
  linkTo?: Hooks['linkTo'];
}

/** For what is not there, the same at every render. */
const NONE: never[] = [];

/** How many pieces to mark per step: about one screen, few enough to draw without a pause. */
const SLICE = 100;

/**
 * An analyzed text beside its JSON: pointing at one, by mouse or by keyboard, marks the other.
 * Enter goes from a mark to its place in the JSON, Escape comes back.
 */
export default function LinkedText({ response, headers = NONE, linkTo }: Props) {
  const warning = useMemo(() => readNamesWarning(headers), [headers]);
  const unknown = useMemo(() => buildPattern(warning?.names), [warning]);
  const linked = useMemo(() => linkAnalysis(response), [response]);
  const texts = useMemo(() => response.paragraphs.map(({ text }) => text), [response]);
  const cut = useMemo(
    () => texts.map((text, index) => cutText(text, index, linked.items)),
    [texts, linked],
  );
  const all = useMemo(() => cut.flat(), [cut]);
  const marked = useMarked(response, all.length);
  const starts = useMemo(() => listStarts(cut), [cut]);
  const hasJson = useDeferredValue(marked >= all.length, false);
  const json = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement>(null);
  const [pointed, handlers] = usePointing();
  const { target, marks, reveal } = useMarks(linked, pointed, { json, text }, hasJson);
  const lit = new Set(target.ranges.map(({ paragraph }) => paragraph));
  const selected = useSelected(text);

  function jump(event: KeyboardEvent<HTMLElement> | MouseEvent<HTMLElement>): void {
    if (!asksForPlace(event)) return;
    // From where the focus is: the mouse may point at something else.
    const first = resolveTarget(linked, readPointed(event.target)).places[0]?.pointer;
    if (first === undefined || !json.current) return;
    event.preventDefault();
    origin.current = event.target as HTMLElement;
    findPlace(json.current, first)?.focus({ preventScroll: true });
  }

  function comeBack({ key, target: from }: KeyboardEvent<HTMLElement>): void {
    if (key === 'Escape' && json.current?.contains(from as Element)) origin.current?.focus();
  }

  return (
    <div className={styles.frame}>
      {/* The parts inside are the controls; here their events are read at one place. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles.linked}
        role="group"
        aria-label="Text linked to JSON"
        onClick={jump}
        onKeyDown={(event) => {
          jump(event);
          comeBack(event);
        }}
        {...handlers}
      >
        <div className={styles.side}>
          <NamesNote text={warning?.text ?? describeNames([], response.language?.detected)} />
          {/* A translated mark would be another text. */}
          <div className={styles.text} ref={text} translate="no">
            {cut.map((pieces, index) => (
              <Paragraph
                key={index}
                {...{ index, pieces }}
                unknown={unknown}
                ranges={lit.has(index) ? target.ranges : NONE}
                marked={Math.min(Math.max(0, marked - (starts[index] ?? 0)), pieces.length)}
              />
            ))}
          </div>
          <Relevances tags={response.tags ?? NONE} />
          <Sentiments analysis={response} />
          <Legend pieces={all} />
          <Offsets texts={texts} selected={selected} pointed={target.at} />
        </div>
        <div className={styles.json} ref={json}>
          {hasJson && (
            <JsonView value={response} label="Analysis JSON" {...{ marks, reveal, linkTo }} />
          )}
        </div>
      </div>
    </div>
  );
}

/** How many pieces are marked: the first ones at once, thousands of others in slices, with pauses. */
function useMarked(response: Analysis, all: number): number {
  const [marked, setMarked] = useState({ response, count: SLICE });
  const count = marked.response === response ? marked.count : SLICE;
  useEffect(() => {
    const next = () => setMarked({ response, count: count + SLICE });
    const timer = count < all ? setTimeout(next) : undefined;
    return () => clearTimeout(timer);
  }, [response, count, all]);
  return count;
}

/** The number of pieces before each paragraph. */
function listStarts(cut: Piece[][]): number[] {
  let sum = 0;
  return cut.map(({ length }) => (sum += length) - length);
}

function buildPattern(names: string[] = []): RegExp | undefined {
  if (names.length === 0) return undefined;
  // The longest first: "Busch" is a part of "Roland Busch".
  const all = [...names].sort((a, b) => b.length - a.length).join('|');
  return new RegExp(`(?<!\\p{L})(${all.replaceAll('.', '\\.')})(?!\\p{L})`, 'u');
}

/** Names the types that are marked, with the number of different things. */
const Legend = memo(function Legend({ pieces }: { pieces: Piece[] }) {
  const types = listTypes(pieces);
  if (types.length === 0) return <p className={styles.legend}>Nothing was found in this text.</p>;
  return (
    <ul className={styles.legend} aria-label="Types in this text">
      {types.map(({ type, count }) => (
        <li key={type}>
          <span className={`${mark.mark} ${toTypeClass(type)}`}>{type}</span> <span>{count}</span>
        </li>
      ))}
    </ul>
  );
});

interface Boxes {
  text: RefObject<HTMLElement | null>;
  json: RefObject<HTMLElement | null>;
}

/** Marks in the text and in the JSON, each of which scrolls to its first mark. */
function useMarks(linked: Linked, pointed: Pointed | undefined, boxes: Boxes, hasJson: boolean) {
  const target = useMemo(() => resolveTarget(linked, pointed), [linked, pointed]);
  const marks = useMemo(
    () =>
      buildMarks(
        target.places.map(({ pointer, type = '' }) => [
          pointer,
          `${type && toTypeClass(type)} ${styles.place}`,
        ]),
        styles.contains ?? '',
      ),
    [target],
  );
  // A place of the JSON to unfold; none while a reader points at the JSON itself.
  const reveal = pointed && 'ids' in pointed ? target.places[0]?.pointer : undefined;
  const isFromJson = pointed !== undefined && 'pointer' in pointed;
  const { text, json } = boxes;

  useEffect(() => {
    // The JSON may come after the reader has pointed at a mark.
    const box = hasJson && json.current?.firstElementChild;
    const element =
      box && reveal !== undefined && findPlace(box, reveal)?.closest('[data-pointer]');
    if (box && element) showInside(box, element);
  }, [json, reveal, hasJson]);

  useEffect(() => {
    const lit = isFromJson && text.current?.querySelector('[data-lit]');
    if (text.current && lit) showInside(text.current, lit);
  }, [text, isFromJson, target]);

  return { target, marks, reveal };
}

/** Things found that a reader goes on from, into the JSON. */
const SOURCE = '[data-items]:is([role="button"], button)';

/** The place of the JSON with a pointer: the button that folds it, or the line of a value. */
function findPlace(box: Element, pointer: string): HTMLElement | null {
  const element = box.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(pointer)}"]`);
  return element?.querySelector<HTMLElement>('[aria-expanded]') ?? element;
}

/** Whether an event asks to go from a thing found to its place in the JSON. */
function asksForPlace(event: KeyboardEvent | MouseEvent): boolean {
  if (!(event.target as Element).closest(SOURCE)) return false;
  // A click of the mouse keeps the focus where it is; one made by a key or a screen reader has no count.
  if (!('key' in event)) return event.detail === 0;
  const isSpan = (event.target as Element).tagName !== 'BUTTON';
  return isSpan && (event.key === 'Enter' || event.key === ' ');
}
