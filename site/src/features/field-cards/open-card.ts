import type * as Cards from './create-card';

/** Names and values in code, and names of rows of a gloss, that have a field; terms of the glossary. */
const EXPLAINED =
  '.code :is(.k, .s), [data-gloss] a[href*="/#field-"], .theme-doc-markdown a[href^="/gkb/glossary/#"]';

/** The name in a line of a response shares the focus of the line. */
const LINES = '.code [data-pointer]';

/** The page has one, from the first name on. */
let card: ReturnType<typeof Cards.createCard> | undefined;

/** A pointer on a name, or the focus, shows its card; a tap opens the card instead of the link. */
function open(event: Event): void {
  const target = event.target as Element;
  const token =
    target.closest<HTMLElement>(EXPLAINED) ??
    (event.type === 'focusin' ? findInLine(target) : null);
  if (!token) return;
  const { pointerType, detail } = event as PointerEvent;
  const isTouch = pointerType === 'touch' || matchMedia('(hover: none)').matches;
  if (event.type === 'pointerover' && isTouch) return;
  if (event.type === 'focusin' && !target.matches(':focus-visible')) return;
  if (event.type === 'click') {
    if (!isTouch || detail === 0) return;
    event.preventDefault();
  }
  import('./render-card').then(
    ({ createCard, renderCard }) => {
      card ??= createCard(document, renderCard);
      card.show(token, event.type, target as HTMLElement);
    },
    // The card did not arrive: the link still leads there.
    () => event.type === 'click' && token.click(),
  );
}

function findInLine(target: Element): HTMLAnchorElement | null {
  const line = target.closest(LINES);
  const link = line?.querySelector<HTMLAnchorElement>('a.k');
  return link?.closest(LINES) === line ? (link ?? null) : null;
}

if (typeof document !== 'undefined') {
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, open);
}
