import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { operateLinks, toolLinks } from '../shared-links';

const sidebars: SidebarsConfig = {
  gkb: ['index', 'glossary', toolLinks, operateLinks],
};

export default sidebars;
