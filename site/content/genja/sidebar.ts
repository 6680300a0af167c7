import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { sharedLinks } from '../shared-links';

const sidebars: SidebarsConfig = {
  genja: [
    'index',
    'quick',
    'introduction',
    'playground',
    'statements',
    // Morphology is the reason to use Genja; most filters are those of Jinja.
    'morphology',
    'prepositions',
    'cookbook',
    'tutorials/election-report',
    {
      type: 'category',
      label: 'Filters',
      link: { type: 'doc', id: 'filters/index' },
      items: ['filters/text', 'filters/numbers', 'filters/datetime', 'filters/kb', 'filters/other'],
    },
    'language',
    'kb',
    'api',
    'ctk',
    ...sharedLinks,
  ],
};

export default sidebars;
