import type { ClientModule } from '@docusaurus/types';

/**
 * A page is read before its programs have come, and its buttons are seen before they work. The page
 * notes the one that was pressed last meanwhile (deploy/late-programs.ts); here it is pressed again
 * as soon as it works.
 */
const pressAgain: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    // From here on React itself keeps what is pressed.
    if (previousLocation === null) document.onclick = null;
  },
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation === null) (window as { pressed?: HTMLElement | null }).pressed?.click();
  },
};

export default pressAgain;
