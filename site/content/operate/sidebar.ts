import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { glossaryLink, toolLinks } from '../shared-links';

/** First what one plans, then what one builds and checks, then what helps in production. */
const sidebars: SidebarsConfig = {
  operate: [
    'index',
    'limits',
    'costs',
    'data',
    'reliability',
    'go-live',
    'errors',
    'troubleshooting',
    'account',
    glossaryLink,
    toolLinks,
  ],
};

export default sidebars;
