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
