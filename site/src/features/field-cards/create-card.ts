import { createElement } from '../../ui/create-element';
import { findLink } from './links';
import styles from './styles.module.css';

/** How long a pointer rests before a card comes, and how long it may be outside before it goes. */
const OPENS_MS = 180;
const CLOSES_MS = 250;

interface Open {
  link: HTMLAnchorElement;
  /** The link, or a name in code without a link. */
  token: HTMLElement;
  /** Has the focus while the card is open by keyboard: the link, or its line. */
  owner: HTMLElement;
  /** The event. A card goes with the pointer that brought it, not with one that passes by. */
  cause: string;
}

export interface Content {
  label: string;
  children: Node[];
  /** Screen readers say it. */
  words: string;
}

interface Card {
  /** Shows the card of a link or of a name in code; a pointer has to rest on it. */
  show(token: HTMLElement, cause: string, owner: HTMLElement): void;
  /** Removes the card, and all that it listens to. */
  dispose(): void;
}

/**
 * The card of a page. It opens by itself, so Tab passes it: Enter leads from a name in code into its
 * card, and ↓ from a term in the text, where Enter follows the link.
 *
 * @example createCard(document, renderCard).show(link, 'focusin', link);
 */
export function createCard(
  page: Document,
  render: (link: HTMLAnchorElement) => Promise<Content | undefined>,
): Card {
  const card = createElement('div', { class: styles.card, role: 'region', hidden: '' });
  /** Says the card to screen readers: they have read the link before the card came. */
  const status = createElement('div', { class: 'visually-hidden', role: 'status' });
  const listeners = new AbortController();
  let open: Open | undefined;
  /** Closed by the reader: the focus comes back to it, and the card does not. */
  let dismissed: HTMLAnchorElement | undefined;
  /**
   * The field whose card the reader has closed while the pointer is on its name: the card does not come
   * back before the pointer leaves. A URL, because the code below the pointer can be drawn again.
   */
  let closedUnderPointer: string | undefined;
  /** Two, because a card that scrolls away closes while the next one is about to open. */
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;

  function show(token: HTMLElement, cause: string, owner: HTMLElement): void {
    const link = findLink(token);
    if (!link) return;
    clearTimeout(opening);
    clearTimeout(closing);
    const isDismissed = cause === 'focusin' && link === dismissed;
    dismissed = undefined;
    if (open?.token === token || isDismissed) return;
    if (cause === 'pointerover' && link.href === closedUnderPointer) return;
    if (cause !== 'pointerover') void fill({ link, token, owner, cause });
    else if (!open || open.cause === cause) {
      opening = setTimeout(() => {
        if (token.matches(':hover')) void fill({ link, token, owner, cause });
      }, OPENS_MS);
    }
  }

  async function fill(next: Open): Promise<void> {
    open = next;
    const content = await render(next.link).catch(() => undefined);
    // Another one was opened meanwhile, or the focus is gone.
    if (open !== next) return;
    if (!content) return close();
    if (!card.isConnected) page.body.append(card, status);
    card.replaceChildren(...content.children);
    card.querySelectorAll('a').forEach((inner) => (inner.tabIndex = -1));
    card.setAttribute('aria-label', content.label);
    card.hidden = false;
    card.scrollTop = 0;
    updatePosition();
    status.textContent = next.cause === 'focusin' ? content.words : '';
  }

  function close(): void {
    clearTimeout(closing);
    open = undefined;
    card.hidden = true;
    status.textContent = '';
  }

  function updatePosition(): void {
    if (open && !placeCard(card, open.token)) close();
  }

  function isAtCard(target: EventTarget | null): boolean {
    return [card, open?.token].some((element) => element?.contains(target as Node));
  }

  function press(event: KeyboardEvent): void {
    if (open && event.key === 'Escape') leave(event);
    else if (open && event.key === 'Tab') goThrough(event, open);
    else if (open && isWayIn(event, open)) enter(event);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') goToNext(event);
  }

  /** Escape closes the card only, not what is around it. */
  function leave(event: KeyboardEvent): void {
    event.stopPropagation();
    clearTimeout(opening);
    if (open?.cause !== 'focusin') closedUnderPointer = open?.link.href;
    if (card.contains(page.activeElement)) {
      dismissed = open?.link;
      open?.owner.focus();
    }
    close();
  }

  function isWayIn({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, { owner }: Open): boolean {
    if (ctrlKey || metaKey || shiftKey || card.hidden || page.activeElement !== owner) return false;
    // Enter folds and unfolds; → is free where there is nothing to unfold.
    if (owner.matches('button')) return key === 'ArrowRight' && owner.ariaExpanded === 'true';
    return key === (owner.closest('.code') ? 'Enter' : 'ArrowDown');
  }

  function enter(event: KeyboardEvent): void {
    const first = card.querySelector('a');
    if (!first) return;
    event.preventDefault();
    first.focus();
  }

  /** Tab leads from link to link of the card, and from there to what follows its owner. */
  function goThrough(event: KeyboardEvent, { owner }: Open): void {
    const links = [...card.querySelectorAll<HTMLElement>('a')];
    const at = links.indexOf(page.activeElement as HTMLElement);
    if (at < 0) return;
    const next = links[at + (event.shiftKey ? -1 : 1)] ?? owner;
    if (next !== owner || event.shiftKey) event.preventDefault();
    next.focus();
  }

  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    react: (event: DocumentEventMap[Type]) => unknown,
  ) => page.addEventListener(type, react, { capture: true, signal: listeners.signal });
  listen('pointerover', ({ target }) => {
    const isElsewhere =
      target instanceof HTMLElement && findLink(target)?.href !== closedUnderPointer;
    if (isElsewhere) closedUnderPointer = undefined;
    if (open?.cause !== 'pointerover') return;
    clearTimeout(closing);
    if (!isAtCard(target)) closing = setTimeout(close, CLOSES_MS);
  });
  listen('pointerdown', ({ target }) => open && !isAtCard(target) && close());
  listen('focusin', ({ target }) => {
    if (open && !isAtCard(target) && target !== open.owner) close();
  });
  listen('keydown', press);
  listen('scroll', ({ target }) => target !== card && updatePosition());
  page.defaultView?.addEventListener('resize', updatePosition, { signal: listeners.signal });
  card.addEventListener('click', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && target instanceof Element && target.closest('a')) close();
  });

  return {
    show,
    dispose() {
      clearTimeout(opening);
      close();
      listeners.abort();
      card.remove();
      status.remove();
    },
  };
}

/** The arrows go from name to name: only the first one of a block is reached with Tab. */
function goToNext(event: KeyboardEvent): void {
  const link = event.target;
  if (!(link instanceof HTMLAnchorElement) || !link.matches('pre a.k')) return;
  const links = [...link.closest('pre')!.querySelectorAll<HTMLAnchorElement>('a.k')];
  const next = links[links.indexOf(link) + (event.key === 'ArrowDown' ? 1 : -1)];
  event.preventDefault();
  next?.focus();
}

/** Between the card and the edges of the window, and between it and its token. */
const MARGIN = 12;
const GAP = 6;

const WIDEST = 400;

/** Puts the card below its token, or above it where more room is; tells whether the token is in sight. */
function placeCard(card: HTMLElement, token: HTMLElement): boolean {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  // A token that is broken over lines has several boxes.
  const boxes = [...token.getClientRects()];
  const [first] = boxes;
  const last = boxes.at(-1);
  if (!first || !last || last.bottom < 0 || first.top > height) return false;
  const { style } = card;
  const cardWidth = Math.min(WIDEST, width - 2 * MARGIN);
  const below = height - last.bottom - GAP - MARGIN;
  const above = first.top - GAP - MARGIN;
  style.width = `${cardWidth}px`;
  style.maxHeight = 'none';
  const cardHeight = card.offsetHeight;
  const isBelow = cardHeight <= below || below >= above;
  style.maxHeight = `${isBelow ? below : above}px`;
  style.left = `${Math.max(MARGIN, Math.min(first.left, width - cardWidth - MARGIN))}px`;
  style.top = isBelow ? `${last.bottom + GAP}px` : 'auto';
  style.bottom = isBelow ? 'auto' : `${height - first.top + GAP}px`;
  return true;
}
