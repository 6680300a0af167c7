import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { reference, sharedLinks } from '../shared-links';

type Item = Extract<SidebarsConfig[string], unknown[]>[number];

/** A heading inside the guide; the pages below it stay in sight. */
function buildGroup(label: string, items: Item[]): Item {
  return { type: 'category', label, className: 'menu__group', collapsible: false, items };
}

/** In the order in which a newcomer needs the pages, grouped by task. */
const sidebars: SidebarsConfig = {
  api_media2: [
    'index',
    'which-api',
    'quick/index',
    {
      type: 'category',
      label: 'Tutorials',
      link: { type: 'doc', id: 'tutorials/index' },
      items: [
        'tutorials/newsroom',
        'tutorials/highlight',
        'tutorials/topic-page',
        'tutorials/tag-archive',
      ],
    },
    {
      type: 'category',
      label: 'Concepts',
      link: { type: 'doc', id: 'concepts/index' },
      items: [
        'concepts/analysis',
        'concepts/tags',
        'concepts/knowledge-base',
        'concepts/relevance',
      ],
    },
    {
      type: 'category',
      label: 'Guide',
      link: { type: 'doc', id: 'guide/index' },
      items: [
        'guide/common',
        'guide/intentions',
        buildGroup('Analyze', [
          'guide/tagging',
          'guide/entities',
          'guide/languages',
          'guide/pres-lg',
          'guide/archive',
        ]),
        buildGroup('Recommend', ['guide/photos', 'guide/paging', 'guide/articles']),
        buildGroup('Look up and improve', [
          'guide/kb',
          'guide/editorial-tags',
          'guide/feedback',
          'guide/evaluate',
        ]),
        { type: 'doc', id: 'guide/code/index', label: 'Code examples' },
      ],
    },
    reference,
    ...sharedLinks,
  ],
};

export default sidebars;
