import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { glossaryLink, reference, toolLinks } from './tool-links';

/** Of an API without written pages; it may be one that the sandbox does not simulate. */
const sidebars: SidebarsConfig = {
  api: [
    'reference/overview',
    reference,
    { ...toolLinks, items: toolLinks.items.filter(({ label }) => label !== 'Sandbox') },
    glossaryLink,
  ],
};

export default sidebars;
