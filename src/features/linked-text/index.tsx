import React, { useMemo, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import JsonView from '@site/src/features/json/JsonView';
import type { Hooks } from '@site/src/features/json/JsonView/hooks';
import type { Analysis } from '#contract/annotations/analysis';
import { cutText } from '#contract/annotations/cut-text';
import { asksForPlace, findPlace } from './jump';
import Legend from './Legend';
import { linkAnalysis } from './link-analysis';
import Marked from './Marked';
import Offsets from './Offsets';
import { readPointed } from './read-pointed';
import Relevances from './Relevances';
import Sentiments from './Sentiments';
import styles from './styles.module.css';
import { toTarget } from './to-target';
import { useMarks } from './use-marks';
import { usePointing } from './use-pointing';
import { useSelected } from './use-selected';

interface Props {
  response: Analysis;
  linkTo?: Hooks['linkTo'];
}

/**
 * An analyzed text beside its JSON: pointing at one, by mouse or by keyboard, marks the other.
 * Enter goes from a mark to its place in the JSON, Escape comes back.
 */
export default function LinkedText({ response, linkTo }: Props): ReactNode {
  const linked = useMemo(() => linkAnalysis(response), [response]);
  const texts = useMemo(() => response.paragraphs.map(({ text }) => text), [response]);
  const cut = useMemo(
    () => texts.map((text, index) => cutText(text, index, linked.items)),
    [texts, linked],
  );
  const json = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement>(null);
  const [pointed, handlers] = usePointing();
  const { target, marks, reveal } = useMarks(linked, pointed, { json, text });
  const selected = useSelected(text);

  function jump(event: KeyboardEvent<HTMLElement> | MouseEvent<HTMLElement>): void {
    if (!asksForPlace(event)) return;
    // From where the focus is: the mouse may point at something else.
    const first = toTarget(linked, readPointed(event.target)).places[0]?.pointer;
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
          <div className={styles.text} ref={text}>
            {cut.map((pieces, index) => (
              <p key={index} dir="auto" data-paragraph={index}>
                {pieces.map((piece) => (
                  <Marked
                    key={piece.start}
                    piece={piece}
                    paragraph={index}
                    lit={target.ranges.filter(({ paragraph }) => paragraph === index)}
                  />
                ))}
              </p>
            ))}
          </div>
          <Relevances tags={response.tags ?? []} />
          <Sentiments analysis={response} />
          <Legend pieces={cut.flat()} />
          <Offsets texts={texts} selected={selected} pointed={target.at} />
        </div>
        <div className={styles.json} ref={json}>
          <JsonView
            value={response}
            label="Analysis JSON"
            marks={marks}
            reveal={reveal}
            linkTo={linkTo}
          />
        </div>
      </div>
    </div>
  );
}
