import type { EditorialTag } from '../types';

/** The editorial tags that exist before the first call. */
export const demoEditorialTags: EditorialTag[] = [
  {
    gkbId: 'DEMO-1',
    name: 'Trade shows',
    externalId: 'cms-501',
    forbidden: false,
    stdForms: { en: 'Trade shows', cs: 'Veletrhy' },
    descriptions: { en: 'Trade shows in our region.' },
    categories: ['economy'],
  },
  { gkbId: 'DEMO-2', name: 'Old slogan', forbidden: true },
];
