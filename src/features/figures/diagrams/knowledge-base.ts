import type { Diagram } from '../shapes';

export const knowledgeBase: Diagram = {
  height: 322,
  boxes: [
    {
      id: 'generic',
      x: 0,
      y: 0,
      width: 162,
      title: 'Generic bucket',
      lines: ['for all customers', 'G1726  Munich', 'G183  Germany'],
      tone: 'general',
    },
    {
      id: 'own',
      x: 178,
      y: 0,
      width: 162,
      title: 'Your bucket',
      lines: ['for your key only', 'ABC-53-VS', 'your own clubs, shops'],
      tone: 'product',
    },
    {
      id: 'item',
      x: 0,
      y: 122,
      width: 340,
      title: 'Item G1726',
      lines: ['type: location', 'Munich (en), Mnichov (cs), München (de)'],
      tone: 'location',
    },
    {
      id: 'response',
      x: 0,
      y: 228,
      width: 106,
      title: 'Responses',
      lines: ['gkbId of tags', 'and entities', 'store this ID'],
    },
    {
      id: 'box',
      x: 117,
      y: 228,
      width: 106,
      title: 'Info box',
      lines: ['description', 'and links', 'for readers'],
    },
    {
      id: 'world',
      x: 234,
      y: 228,
      width: 106,
      title: 'Other data',
      lines: ['Wikidata', 'Q1726', 'Wikipedia'],
    },
  ],
  arrows: [
    { from: 'generic', to: 'item', label: 'contains' },
    { from: 'item', to: 'response' },
    { from: 'item', to: 'box' },
    { from: 'item', to: 'world' },
  ],
};
