import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { glossaryLink } from '../tool-links';

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
  ],
};

export default sidebars;
