import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { reference, sharedLinks } from '../shared-links';

const sidebars: SidebarsConfig = {
  api_general: [
    'index',
    {
      type: 'category',
      label: 'Quick start',
      link: { type: 'doc', id: 'quick/index' },
      items: [
        'quick/curl',
        'quick/python',
        'quick/python-sdk',
        'quick/java',
        'quick/csharp',
        'quick/perl',
        'quick/r',
      ],
    },
    {
      type: 'category',
      label: 'Guide',
      link: { type: 'doc', id: 'guide/index' },
      // From the request to the results: first what one decides, then what one reads.
      items: [
        'guide/analyses',
        'guide/domains',
        'guide/language',
        'guide/preprocessing',
        'guide/entities',
        'guide/tags',
        'guide/relations',
        'guide/sentiment',
      ],
    },
    { type: 'doc', id: 'tutorials/review-analytics', label: 'Tutorial: review analytics' },
    'sdk',
    'keboola',
    reference,
    ...sharedLinks,
  ],
};

export default sidebars;
