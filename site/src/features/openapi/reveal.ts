import { findTarget } from '../../ui/find-target';

/** Opens everything folded around the element of an anchor and scrolls to it. */
export function reveal(container: HTMLElement, hash: string): void {
  container.querySelectorAll('.target').forEach((element) => element.classList.remove('target'));
  const element = findTarget(hash);
  if (!element || !container.contains(element)) return;
  listFolds(element).forEach((fold) => {
    fold.open = true;
  });
  // Browsers set :target only when they load the page or follow a link themselves.
  element.classList.add('target');
  element.scrollIntoView();
}

function listFolds(element: HTMLElement | null): HTMLDetailsElement[] {
  const fold = element?.parentElement?.closest('details');
  return fold ? [fold, ...listFolds(fold)] : [];
}
