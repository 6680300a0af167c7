import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { reference, sharedLinks } from '../shared-links';

/** The way out comes first: most readers of a deprecated API want to leave it. */
const sidebars: SidebarsConfig = {
  api_media: ['index', 'guide/index', 'quick/index', reference, ...sharedLinks],
};

export default sidebars;
