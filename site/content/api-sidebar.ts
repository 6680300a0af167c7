import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { glossaryLink, operateLinks, reference, toolLinks } from './shared-links';

/** Of an API without written pages; it may be one that the sandbox does not simulate. */
const sidebars: SidebarsConfig = {
  api: [
    'reference/overview',
    reference,
    glossaryLink,
    { ...toolLinks, items: toolLinks.items.filter(({ label }) => label !== 'Sandbox') },
    operateLinks,
  ],
};

export default sidebars;
