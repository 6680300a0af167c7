import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  gkb: ['index', 'glossary'],
};

export default sidebars;
