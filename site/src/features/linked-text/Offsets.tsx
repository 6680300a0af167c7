import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Range as TextRange } from '@docs/vendor/annotations';
import styles from './styles.module.css';

interface Props {
  texts: string[];
  selected?: Selected;
  pointed?: TextRange;
}

/** The position of selected characters, or of those pointed at, in the units that clients count in. */
export default function Offsets({ texts, selected, pointed }: Props) {
  return (
    // Announced for a selection only: a reader who goes from mark to mark would hear it every time.
    <p className={styles.offsets} translate="no" aria-live={selected ? 'polite' : 'off'}>
      <Content {...{ texts, selected, pointed }} />
    </p>
  );
}

function Content({ texts, selected, pointed }: Props) {
  if (selected === 'several')
    return 'Offsets count within one paragraph. Select text inside one paragraph.';
  if (selected) {
    const { paragraph, from, to } = selected;
    return <Measured name="Selected" text={texts[paragraph] ?? ''} from={from} to={to} />;
  }
  if (!pointed) return 'Point at a highlight, or select characters, to see their offsets.';
  const text = texts[pointed.paragraph] ?? '';
  const [from, to] = [toUtf16(text, pointed.start), toUtf16(text, pointed.end)];
  return <Measured name={shorten(text.slice(from, to))} {...{ text, from, to }} />;
}

interface MeasuredProps {
  name: string;
  text: string;
  from: number;
  to: number;
}

function Measured({ name, text, from, to }: MeasuredProps) {
  const { characters, codePoints, utf16, bytes } = measureSelection(text, from, to);
  return (
    <>
      <bdi>{name}</bdi>: {characters} {characters === 1 ? 'character' : 'characters'} ·{' '}
      <b>code points {formatSpan(codePoints)}</b> (the API counts these) · UTF-16{' '}
      {formatSpan(utf16)} · bytes {formatSpan(bytes)}
    </>
  );
}

const formatSpan = ([from, to]: Span): string => `${from}–${to}`;

const MOST_CHARACTERS = 24;

function shorten(text: string): string {
  const characters = [...text];
  if (characters.length <= MOST_CHARACTERS) return text;
  return `${characters.slice(0, MOST_CHARACTERS).join('')}…`;
}

/** From (included) and to (excluded), counted from 0. */
type Span = [from: number, to: number];

export interface Measures {
  /** Characters as readers count them: 👩‍👩‍👧 is a single one. */
  characters: number;
  codePoints: Span;
  utf16: Span;
  bytes: Span;
}

/**
 * Measures a piece of a text in the units that clients count in.
 *
 * @param from where the piece begins, in UTF-16 units as JavaScript counts
 * @example measureSelection('🎸 rock', 3, 7).codePoints; // [2, 6]
 */
export function measureSelection(text: string, from: number, to: number): Measures {
  const before = text.slice(0, from);
  const upTo = text.slice(0, to);
  return {
    characters: [...new Intl.Segmenter().segment(text.slice(from, to))].length,
    codePoints: [[...before].length, [...upTo].length],
    utf16: [from, to],
    bytes: [countBytes(before), countBytes(upTo)],
  };
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

export function toUtf16(text: string, codePoint: number): number {
  return [...text].slice(0, codePoint).join('').length;
}

/** Selected characters of a paragraph, in UTF-16 units; `several` when they reach over its end. */
type Selected = { paragraph: number; from: number; to: number } | 'several';

export function useSelected(box: RefObject<HTMLElement | null>): Selected | undefined {
  const [selected, setSelected] = useState<Selected>();
  useEffect(() => {
    const read = () => setSelected(box.current ? readSelected(box.current) : undefined);
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [box]);
  return selected;
}

/** The text of a paragraph is its content, with nothing added, so lengths of strings are places. */
function readSelected(box: HTMLElement): Selected | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const selections = [...box.querySelectorAll<HTMLElement>('[data-paragraph]')].flatMap(
    (element) => {
      if (!range.intersectsNode(element)) return [];
      const { from, to } = cutToParagraph(range, element);
      return to > from ? [{ paragraph: Number(element.dataset.paragraph), from, to }] : [];
    },
  );
  return selections.length > 1 ? 'several' : selections[0];
}

function cutToParagraph(range: Range, element: HTMLElement): { from: number; to: number } {
  const before = document.createRange();
  before.selectNodeContents(element);
  const length = before.toString().length;
  const measure = (node: Node, offset: number): number => {
    before.setEnd(node, offset);
    return before.toString().length;
  };
  const { startContainer, startOffset, endContainer, endOffset } = range;
  return {
    from: element.contains(startContainer) ? measure(startContainer, startOffset) : 0,
    to: element.contains(endContainer) ? measure(endContainer, endOffset) : length,
  };
}
