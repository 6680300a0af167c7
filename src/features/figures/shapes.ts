/** A picture is 340 units wide, so that its text is 13 px high on the smallest phones. */
export const WIDTH = 340;

/** A box with a title and lines below it. */
export type Box = {
  id: string;
  x: number;
  y: number;
  width: number;
  title: string;
  lines?: string[];
  /** The color, as of the kinds of entities on other pages. */
  tone?: Tone;
};

/** From one box to another; straight down, or sideways between boxes of one row. */
export type Arrow = { from: string; to: string; label?: string };

/** A value as a bar, with its name above it. */
export type Bar = { y: number; label: string; value: number; isKept?: boolean };

/** A row of cells with numbers below them: the characters of a text. */
export type Cells = { y: number; label: string; cells: { text: string; width: number }[] };

export type Note = { x: number; y: number; text: string };

export type Tone = 'person' | 'location' | 'event' | 'product' | 'general';

export interface Diagram {
  height: number;
  boxes?: Box[];
  arrows?: Arrow[];
  bars?: Bar[];
  /** A dashed line through the bars, from 0 to 100. */
  threshold?: number;
  cells?: Cells[];
  notes?: Note[];
}

const TITLE = 22;
const LINE = 17;
const END = 8;

/** The height of a box follows from its lines. */
export function toHeight({ lines = [] }: Pick<Box, 'lines'>): number {
  return TITLE + lines.length * LINE + END;
}

/** The baselines of the title and of each line. */
export function toBaseline({ y }: Box, line: number): number {
  return y + TITLE - 3 + line * LINE;
}

/**
 * Where an arrow begins and ends: in the middle of what two boxes share, below each other or beside
 * each other.
 */
export function toLine(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } {
  const [left, right] = [Math.max(from.x, to.x), Math.min(from.x + from.width, to.x + to.width)];
  if (left < right) {
    const x = (left + right) / 2;
    const isDown = from.y < to.y;
    return isDown
      ? { x1: x, y1: from.y + toHeight(from), x2: x, y2: to.y }
      : { x1: x, y1: from.y, x2: x, y2: to.y + toHeight(to) };
  }
  const [top, bottom] = [
    Math.max(from.y, to.y),
    Math.min(from.y + toHeight(from), to.y + toHeight(to)),
  ];
  const y = (top + bottom) / 2;
  return from.x < to.x
    ? { x1: from.x + from.width, y1: y, x2: to.x, y2: y }
    : { x1: from.x, y1: y, x2: to.x + to.width, y2: y };
}

/** Finds a box by its ID. */
export function findBox({ boxes = [] }: Diagram, id: string): Box {
  const found = boxes.find((box) => box.id === id);
  if (!found) throw new Error(`A diagram has an arrow to "${id}", which is not one of its boxes.`);
  return found;
}
