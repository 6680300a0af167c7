import type { Diagram } from '../shapes';

export const tags: Diagram = {
  height: 330,
  boxes: [
    {
      id: 'article',
      x: 0,
      y: 0,
      width: 340,
      title: 'Article',
      lines: ['Emmanuel Macron in Germany. Mr. Macron', 'visits a trade show in Munich.'],
    },
    {
      id: 'entities',
      x: 0,
      y: 106,
      width: 162,
      title: 'Entities',
      lines: ['names in the text,', 'with their positions', 'Macron, Munich'],
      tone: 'location',
    },
    {
      id: 'categories',
      x: 178,
      y: 106,
      width: 162,
      title: 'Categories',
      lines: ['your own sections,', 'which you send', 'politics'],
    },
    {
      id: 'tags',
      x: 0,
      y: 228,
      width: 162,
      title: 'Tags',
      lines: ['what it is about,', 'with a relevance', 'Macron 96, Munich 66'],
      tone: 'event',
    },
    {
      id: 'topics',
      x: 178,
      y: 228,
      width: 162,
      title: 'Media topics',
      lines: ['tags of a fixed list,', 'even if unnamed', 'politics 67.2'],
      tone: 'product',
    },
  ],
  arrows: [
    { from: 'article', to: 'entities', label: 'finds' },
    { from: 'categories', to: 'article', label: 'describe' },
    { from: 'entities', to: 'tags', label: 'ranks' },
    { from: 'tags', to: 'topics' },
  ],
};

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

export const feedback: Diagram = {
  height: 234,
  boxes: [
    {
      id: 'analysis',
      x: 0,
      y: 0,
      width: 150,
      title: '1. Analysis',
      lines: ['tags and', 'referenceKey'],
      tone: 'location',
    },
    {
      id: 'editor',
      x: 190,
      y: 0,
      width: 150,
      title: '2. Editor',
      lines: ['keeps, removes,', 'adds tags'],
    },
    {
      id: 'feedback',
      x: 190,
      y: 150,
      width: 150,
      title: '3. Feedback',
      lines: ['one status per tag,', 'same referenceKey'],
      tone: 'event',
    },
    {
      id: 'models',
      x: 0,
      y: 150,
      width: 150,
      title: '4. Models',
      lines: ['adapt to your', 'preferences'],
      tone: 'product',
    },
  ],
  arrows: [
    { from: 'analysis', to: 'editor' },
    { from: 'editor', to: 'feedback', label: 'publish' },
    { from: 'feedback', to: 'models' },
    { from: 'models', to: 'analysis', label: 'next article' },
  ],
};
