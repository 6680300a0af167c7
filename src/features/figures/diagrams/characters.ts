import type { Diagram } from '../shapes';

const TEXT = '🚆 Munich';
const letters = [...TEXT];

/** One text, counted in two ways. */
export const characters: Diagram = {
  height: 156,
  cells: [
    {
      y: 0,
      label: 'Code points: Munich begins at 2',
      cells: letters.map((text) => ({ text, width: 1 })),
    },
    {
      y: 84,
      label: 'UTF-16 units: Munich begins at 3',
      cells: letters.map((text) => ({ text, width: text.length })),
    },
  ],
};
