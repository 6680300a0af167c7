import type { Diagram } from '../shapes';

export const agreement: Diagram = {
  height: 272,
  boxes: [
    {
      id: 'source',
      x: 0,
      y: 0,
      width: 162,
      title: "'koalice'|m('#1')",
      lines: ['source of number 1', 'koalice'],
      tone: 'location',
    },
    {
      id: 'follower',
      x: 178,
      y: 0,
      width: 162,
      title: "'vyhrát'|m('r@1')",
      lines: ['follows number 1', 'past tense'],
    },
    {
      id: 'features',
      x: 0,
      y: 112,
      width: 340,
      title: 'Features of the word koalice',
      lines: ['feminine, singular'],
      tone: 'event',
    },
    {
      id: 'result',
      x: 0,
      y: 205,
      width: 340,
      title: 'koalice vyhrála',
      lines: ['for hnutí, neuter: hnutí vyhrálo'],
      tone: 'product',
    },
  ],
  arrows: [
    { from: 'source', to: 'features', label: 'gives' },
    { from: 'follower', to: 'features', label: 'looks up' },
    { from: 'features', to: 'result', label: 'decide the form' },
  ],
};
