import React from 'react';
import type { ReactNode } from 'react';
import { findBox, toBaseline, toHeight, toLine, WIDTH } from './shapes';
import type { Arrow, Bar, Box, Cells, Diagram } from './shapes';
import styles from './styles.module.css';

interface Props {
  diagram: Diagram;
  /** Says what the picture shows; its text version says all of it. */
  label: string;
}

/** Draws a diagram from its data, once, without any script in the page. */
export default function Drawing({ diagram, label }: Props): ReactNode {
  const { height, boxes = [], arrows = [], bars = [], cells = [], notes = [], threshold } = diagram;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${WIDTH} ${height}`}
      // In units of the drawing, with which it is scaled.
      fontSize={12}
      role="img"
      aria-label={label}
    >
      {arrows.map((arrow) => (
        <ArrowLine key={`${arrow.from} ${arrow.to}`} arrow={arrow} diagram={diagram} />
      ))}
      {boxes.map((box) => (
        <BoxShape key={box.id} box={box} />
      ))}
      {bars.map((bar) => (
        <BarShape key={bar.label} bar={bar} />
      ))}
      {threshold !== undefined && (
        <path
          className={styles.threshold}
          d={`M${toX(threshold)} ${(bars[0]?.y ?? 0) - 4}V${(bars.at(-1)?.y ?? 0) + 34}`}
        />
      )}
      {cells.map((row) => (
        <CellRow key={row.label} row={row} />
      ))}
      {notes.map(({ x, y, text }) => (
        <text key={text} className={styles.note} x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
  );
}

function BoxShape({ box }: { box: Box }): ReactNode {
  const { x, y, width, title, lines = [], tone } = box;
  return (
    <g className={tone && styles[tone]}>
      <rect className={styles.box} x={x} y={y} width={width} height={toHeight(box)} rx={6} />
      <text className={styles.title} x={x + 10} y={toBaseline(box, 0)}>
        {title}
      </text>
      {lines.map((line, index) => (
        <text key={line} className={styles.line} x={x + 10} y={toBaseline(box, index + 1)}>
          {line}
        </text>
      ))}
    </g>
  );
}

function ArrowLine({ arrow, diagram }: { arrow: Arrow; diagram: Diagram }): ReactNode {
  const { x1, y1, x2, y2 } = toLine(findBox(diagram, arrow.from), findBox(diagram, arrow.to));
  const isDown = x1 === x2;
  const turn = isDown ? (y2 > y1 ? 90 : -90) : x2 > x1 ? 0 : 180;
  return (
    <g>
      <path className={styles.arrow} d={`M${x1} ${y1}L${x2} ${y2}`} />
      <path
        className={styles.head}
        d="M0 0L-8 -4V4Z"
        transform={`translate(${x2} ${y2}) rotate(${turn})`}
      />
      {arrow.label !== undefined && (
        <text
          className={styles.note}
          x={isDown ? x1 + 8 : (x1 + x2) / 2}
          y={isDown ? (y1 + y2) / 2 + 4 : y1 - 6}
          textAnchor={isDown ? 'start' : 'middle'}
        >
          {arrow.label}
        </text>
      )}
    </g>
  );
}

/** From 0 to 100, as wide as the picture allows. */
function toX(value: number): number {
  return (value / 100) * (WIDTH - 50);
}

function BarShape({ bar: { y, label, value, isKept = true } }: { bar: Bar }): ReactNode {
  return (
    <g className={isKept ? styles.kept : styles.dropped}>
      <text className={styles.line} x={0} y={y + 12}>
        {label}
      </text>
      <rect className={styles.bar} x={0} y={y + 18} width={toX(value)} height={12} />
      <text className={styles.line} x={toX(value) + 8} y={y + 28}>
        {value}
      </text>
    </g>
  );
}

function CellRow({ row: { y, label, cells } }: { row: Cells }): ReactNode {
  const unit = 26;
  const starts = cells.map((_, index) =>
    cells.slice(0, index).reduce((sum, { width }) => sum + width, 0),
  );
  return (
    <g>
      <text className={styles.title} x={0} y={y + 12}>
        {label}
      </text>
      {cells.map(({ text, width }, index) => (
        <g key={starts[index]}>
          <rect
            className={styles.box}
            x={1 + (starts[index] ?? 0) * unit}
            y={y + 20}
            width={width * unit}
            height={28}
          />
          <text
            className={styles.cell}
            x={1 + ((starts[index] ?? 0) + width / 2) * unit}
            y={y + 39}
            textAnchor="middle"
          >
            {text}
          </text>
          <text
            className={styles.note}
            x={1 + ((starts[index] ?? 0) + 0.5) * unit}
            y={y + 62}
            textAnchor="middle"
          >
            {starts[index]}
          </text>
        </g>
      ))}
    </g>
  );
}
