import type { Diagram } from '../shapes';

/** Tags of a sample, with the decision of an editor. Made up; your own sample gives other numbers. */
const sample = [
  { relevance: 96, isRight: true },
  { relevance: 91, isRight: true },
  { relevance: 84, isRight: true },
  { relevance: 78, isRight: false },
  { relevance: 72, isRight: true },
  { relevance: 66, isRight: true },
  { relevance: 58, isRight: false },
  { relevance: 51, isRight: true },
  { relevance: 44, isRight: false },
  { relevance: 30, isRight: false },
];

/** Of the tags from a threshold on, the share that is right, in percent. */
export function toShare(threshold: number): number {
  const shown = sample.filter(({ relevance }) => relevance >= threshold);
  const right = shown.filter(({ isRight }) => isRight);
  return Math.round((right.length / Math.max(shown.length, 1)) * 100);
}

const THRESHOLDS = [80, 60, 40, 20];

export const threshold: Diagram = {
  height: THRESHOLDS.length * 42,
  bars: THRESHOLDS.map((value, index) => {
    const shown = sample.filter(({ relevance }) => relevance >= value).length;
    return {
      y: index * 42,
      label: `threshold ${value}: ${shown} of ${sample.length} tags shown, right in percent`,
      value: toShare(value),
      isKept: value === 60,
    };
  }),
};
