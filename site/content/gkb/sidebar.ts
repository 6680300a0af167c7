import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { toolLinks } from '../tool-links';

const sidebars: SidebarsConfig = {
  gkb: ['index', 'glossary', toolLinks],
};

export default sidebars;
