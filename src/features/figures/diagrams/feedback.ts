import type { Diagram } from '../shapes';

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
