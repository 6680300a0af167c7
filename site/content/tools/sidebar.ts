import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { glossaryLink, operateLinks } from '../shared-links';

const sidebars: SidebarsConfig = {
  tools: [
    'index',
    'sandbox',
    'sandbox-data',
    'collections',
    'types',
    'ai-assistants',
    'mcp',
    'news',
    glossaryLink,
    operateLinks,
  ],
};

export default sidebars;
