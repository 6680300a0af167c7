import type { ClientModule } from '@docusaurus/types';
import { findTarget } from './find-target';

/**
 * Lights up the place that a link or a search hit opens. Browsers set `:target` when they go there
 * themselves, not when the router changes the address; so this sends the browser there once more.
 */
const lightTarget: ClientModule = {
  onRouteDidUpdate({ location: { hash }, previousLocation }) {
    // The first page was opened by the browser itself.
    if (previousLocation === null || hash === '') return;
    const place = findTarget(hash);
    // The router hears of this too, as of a step in the history: the second time all is lit.
    if (place !== null && !place.matches(':target')) window.location.replace(hash);
  },
};

export default lightTarget;
