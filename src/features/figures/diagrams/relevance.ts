import type { Diagram } from '../shapes';

/** The tags of the example `tagging-basic`; a test compares them with its response. */
export const tagsByRelevance = [
  { name: 'Emmanuel Macron', value: 96 },
  { name: 'Germany', value: 94 },
  { name: 'politics', value: 67.2 },
  { name: 'Munich', value: 66 },
];

const THRESHOLD = 85;

export const relevance: Diagram = {
  height: tagsByRelevance.length * 42 + 22,
  threshold: THRESHOLD,
  bars: tagsByRelevance.map(({ name, value }, index) => ({
    y: index * 42,
    label: name,
    value,
    isKept: value >= THRESHOLD,
  })),
  notes: [{ x: 165, y: tagsByRelevance.length * 42 + 16, text: `threshold ${THRESHOLD}` }],
};
