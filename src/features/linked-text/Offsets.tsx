import React from 'react';
import type { ReactNode } from 'react';
import { measureSelection, toUtf16 } from './measure-selection';
import type { Span } from './measure-selection';
import styles from './styles.module.css';
import type { Range } from '#contract/annotations/tokens';
import type { Selected } from './use-selected';

interface Props {
  texts: string[];
  selected?: Selected;
  /** The single place that is pointed at. */
  pointed?: Range;
}

/** The position of selected characters, or of those pointed at, in the units that clients count in. */
export default function Offsets({ texts, selected, pointed }: Props): ReactNode {
  return (
    // Whoever selects wants to know; whoever goes from mark to mark would hear it every time.
    <p className={styles.offsets} aria-live={selected ? 'polite' : 'off'}>
      <Content {...{ texts, selected, pointed }} />
    </p>
  );
}

function Content({ texts, selected, pointed }: Props): ReactNode {
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

function Measured({ name, text, from, to }: MeasuredProps): ReactNode {
  const { characters, codePoints, utf16, bytes } = measureSelection(text, from, to);
  return (
    <>
      <bdi>{name}</bdi>: {characters} {characters === 1 ? 'character' : 'characters'} ·{' '}
      <b>code points {toText(codePoints)}</b> (the API counts these) · UTF-16 {toText(utf16)} ·
      bytes {toText(bytes)}
    </>
  );
}

const toText = ([from, to]: Span): string => `${from}–${to}`;

const MOST_CHARACTERS = 24;

function shorten(text: string): string {
  const characters = [...text];
  if (characters.length <= MOST_CHARACTERS) return text;
  return `${characters.slice(0, MOST_CHARACTERS).join('')}…`;
}
