import type { Diagram } from '../shapes';

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
