import { findTarget } from '../../client/find-target';

/**
 * Opens all that is folded around the element of an address and scrolls to it.
 *
 * @param hash as in the address: `#recommendPhotos.constraints.dateBefore`
 */
export function reveal(container: HTMLElement, hash: string): void {
  container.querySelectorAll('.target').forEach((element) => element.classList.remove('target'));
  const element = findTarget(hash);
  if (!element || !container.contains(element)) return;
  listFolds(element).forEach((fold) => {
    fold.open = true;
  });
  // Browsers set :target only when they load the page or follow a link of their own.
  element.classList.add('target');
  element.scrollIntoView();
}

function listFolds(element: HTMLElement | null): HTMLDetailsElement[] {
  const fold = element?.parentElement?.closest('details');
  return fold ? [fold, ...listFolds(fold)] : [];
}
