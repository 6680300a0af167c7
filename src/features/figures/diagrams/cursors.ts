import type { Box, Diagram } from '../shapes';

/** The pages of one list: each request sends what the page before has returned. */
const PAGES = [
  { cursor: '*', photos: 'photos 1 to 20', next: 'nextCursor: A' },
  { cursor: 'A', photos: 'photos 21 to 40', next: 'nextCursor: B' },
  { cursor: 'B', photos: 'photos 41 to 64', next: 'no nextCursor: the end' },
];

const STEP = 92;

export const cursors: Diagram = {
  height: PAGES.length * STEP - 28,
  boxes: PAGES.flatMap(({ cursor, photos, next }, index): Box[] => [
    {
      id: `request ${cursor}`,
      x: 0,
      y: index * STEP,
      width: 130,
      title: `Request ${index + 1}`,
      lines: [`cursor: ${cursor}`],
    },
    {
      id: `page ${cursor}`,
      x: 170,
      y: index * STEP,
      width: 170,
      title: `Page ${index + 1}`,
      lines: [photos, next],
      tone: 'location',
    },
  ]),
  notes: PAGES.slice(1).map(({ cursor }, index) => ({
    x: 0,
    y: (index + 1) * STEP - 14,
    text: `send ${cursor} as the next cursor`,
  })),
  arrows: PAGES.map(({ cursor }) => ({ from: `request ${cursor}`, to: `page ${cursor}` })),
};
