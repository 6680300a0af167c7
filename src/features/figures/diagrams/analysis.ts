import type { Diagram } from '../shapes';

/** The IDs of the example `tagging-mentions`; a test compares them with its response. */
export const analysis: Diagram = {
  height: 452,
  boxes: [
    {
      id: 'p1',
      x: 0,
      y: 0,
      width: 340,
      title: 'Paragraph p1',
      lines: ['Mr. Macron visits a trade show in Munich.'],
    },
    { id: 's1', x: 0, y: 80, width: 340, title: 'Sentence s1' },
    { id: 'w5', x: 0, y: 143, width: 106, title: 'Token w5', lines: ['Mr.'] },
    { id: 'w6', x: 117, y: 143, width: 106, title: 'Token w6', lines: ['Macron'] },
    { id: 'w7', x: 234, y: 143, width: 106, title: 'Token w7', lines: ['visits'] },
    {
      id: 'm2',
      x: 0,
      y: 240,
      width: 223,
      title: 'Mention m2',
      lines: ['tokenIds: w5, w6'],
      tone: 'person',
    },
    {
      id: 'e0',
      x: 0,
      y: 337,
      width: 106,
      title: 'Entity e0',
      lines: ['Emmanuel', 'Macron', 'G3052772'],
      tone: 'person',
    },
    {
      id: 't1',
      x: 117,
      y: 337,
      width: 106,
      title: 'Tag t1',
      lines: ['relevance 96', 'mentions: m5,', 'm6', 'G3052772'],
      tone: 'event',
    },
    {
      id: 'r0',
      x: 234,
      y: 240,
      width: 106,
      title: 'Relation r0',
      lines: ['visit', 'SUBJECT e0', 'tokenIds: w7'],
      tone: 'product',
    },
  ],
  arrows: [
    { from: 'p1', to: 's1', label: 'contains' },
    { from: 's1', to: 'w5' },
    { from: 's1', to: 'w6', label: 'contains' },
    { from: 's1', to: 'w7' },
    { from: 'm2', to: 'w5' },
    { from: 'm2', to: 'w6', label: 'refers to' },
    { from: 'e0', to: 'm2', label: 'has' },
    { from: 'r0', to: 'w7' },
  ],
};

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

export const languages: Diagram = {
  height: 336,
  boxes: [
    {
      id: 'text',
      x: 0,
      y: 0,
      width: 162,
      title: 'Article in Czech',
      lines: ['Prezident navštívil', 'Paříž.'],
    },
    {
      id: 'prior',
      x: 178,
      y: 0,
      width: 162,
      title: '1. langDetectPrior',
      lines: ['cs,sk', 'if you do not know it'],
      tone: 'event',
    },
    {
      id: 'language',
      x: 0,
      y: 112,
      width: 340,
      title: '2. language',
      lines: ['cs: how the text is read', 'if you know it'],
      tone: 'location',
    },
    { id: 'result', x: 0, y: 204, width: 162, title: 'Entity G90', lines: ['text: Paříž'] },
    {
      id: 'presentation',
      x: 178,
      y: 204,
      width: 162,
      title: '3. presentation…',
      lines: ['en: how it is shown'],
      tone: 'product',
    },
    { id: 'name', x: 0, y: 281, width: 340, title: 'stdForm: Paris' },
  ],
  arrows: [
    { from: 'text', to: 'language' },
    { from: 'prior', to: 'language', label: 'is a hint' },
    { from: 'language', to: 'result' },
    { from: 'result', to: 'name' },
    { from: 'presentation', to: 'name', label: 'chooses' },
  ],
};
