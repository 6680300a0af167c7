import type { ClientModule } from '@docusaurus/types';

/** Pages that come sooner show no bar. */
const DELAY_MS = 200;
const STEP_MS = 800;
/** As long as the transitions in site/src/css/shell.css: to the end, then out. */
const END_MS = 400;

let finish = () => {};

/** Shows that the next page is loading: a bar whose steps get smaller, so it never arrives before the page. */
const progressBar: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return undefined;
    // Of two pages in a row, the framework reports only the end of the second.
    finish();
    const bar = document.createElement('div');
    bar.className = 'progress-bar';
    let share = 0.08;
    const advance = () => {
      bar.style.transform = `scaleX(${share})`;
      if (!bar.isConnected) document.body.append(bar);
      share += (1 - share) / 10;
      timer = window.setTimeout(advance, STEP_MS);
    };
    let timer = window.setTimeout(advance, DELAY_MS);
    finish = () => {
      window.clearTimeout(timer);
      bar.removeAttribute('style');
      bar.classList.add('full');
      window.setTimeout(() => bar.remove(), END_MS);
    };
    return finish;
  },
};

export default progressBar;
