import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from './browser';

/** An element as a reader finds it: the first visible one that fits. */
export interface Target {
  /** CSS selector of the element. */
  css: string;
  /** Its accessible label or its whole text. */
  text?: string;
  /** CSS selector of an element around it. */
  within?: string;
}

export interface Seen {
  text: string;
  /** The text of a field; empty for other elements. */
  value: string;
  isFocused: boolean;
  isUnderlined: boolean;
  /** Position in the window, in CSS pixels. */
  box: { left: number; top: number; width: number; height: number };
  /** How many pixels of its content are hidden at the right. */
  overflow: number;
}

/** Milliseconds: the first request of a page downloads 0.5 MB and starts a worker. */
const PATIENCE = 120_000;

/** A page in one engine, with the actions and the patience of a reader. */
export type Page = ReturnType<typeof toPage>;

/** @param base URL of the site, without a slash at its end */
export function toPage(browser: Browser, base: string) {
  /** Asks until there is something. */
  async function poll<Found>(
    what: string,
    find: () => Promise<Found | undefined>,
    toState = readState,
  ): Promise<Found> {
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      // While one document replaces another, nothing can be asked.
      const result = await find().catch(() => undefined);
      if (result !== undefined) return result;
      await wait(50);
    }
    throw new Error(`Waited ${PATIENCE / 1000} s for ${what}, but ${await toState()}`);
  }

  /** Where the page is and what it shows, for a message. */
  async function readState(): Promise<string> {
    const [url, text] = await browser
      .evaluate(readPage)
      .catch((error) => ['the page', String(error)]);
    return `${url} shows: ${text}`;
  }

  /** Waits until an element fulfills a condition, and reads it. */
  async function seeThat(
    target: Target,
    what: string,
    isTrue: (seen: Seen) => boolean,
  ): Promise<Seen> {
    let seen: Seen | null = null;
    return poll(
      `${describe(target)}: ${what}`,
      async () => {
        seen = await browser.evaluate(readElement, target, false);
        return seen !== null && isTrue(seen) ? seen : undefined;
      },
      () => (seen === null ? readState() : Promise.resolve(`it is ${JSON.stringify(seen)}`)),
    );
  }

  /** The middle of an element, as soon as it rests where the mouse reaches it. */
  async function findMiddle(target: Target): Promise<{ x: number; y: number }> {
    let before = '';
    const { box } = await poll(`${describe(target)} to be clickable`, async () => {
      const seen = await browser.evaluate(readElement, target, true);
      const now = JSON.stringify(seen?.box);
      const rests = now === before;
      before = now;
      return seen?.isReachable && rests ? seen : undefined;
    });
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }

  async function click(target: Target): Promise<void> {
    await browser.click(await findMiddle(target));
  }

  return {
    /** Opens a route and waits until the page reacts. */
    goto: async (route: string): Promise<void> => {
      await browser.open(base + route);
      await poll(`${route} to react`, async () =>
        (await browser.evaluate(isHydrated)) ? true : undefined,
      );
    },
    /** Opens a route whose scripts do not run. */
    gotoStatic: (route: string) => browser.open(base + route),
    back: () => browser.back(),
    resize: (width: number, height: number) => browser.resize({ width, height }),
    /** Waits until an element is visible, and reads it. */
    see: (target: Target) => seeThat(target, 'visible', () => true),
    seeThat,
    seeText: (target: Target, pattern: RegExp) =>
      seeThat(target, `the text ${pattern}`, ({ text }) => pattern.test(text)),
    /** Waits until no such element is visible. */
    seeNone: async (target: Target): Promise<void> => {
      await poll(`${describe(target)} to disappear`, async () =>
        (await browser.evaluate(readElement, target, false)) === null ? true : undefined,
      );
    },
    /** Waits until path, query and hash of the page match. */
    seeUrl: async (pattern: RegExp): Promise<void> => {
      await poll(`the URL ${pattern}`, async () =>
        pattern.test((await browser.evaluate(readPage))[0]) ? true : undefined,
      );
    },
    click,
    hover: async (target: Target) => browser.hover(await findMiddle(target)),
    /** Replaces the text of a field. */
    fill: async (target: Target, text: string): Promise<void> => {
      await click(target);
      await browser.press('Control+a');
      await browser.type(text);
      await seeThat(target, `the value ${JSON.stringify(text)}`, ({ value }) => value === text);
    },
    press: (key: string) => browser.press(key),
    type: (text: string) => browser.type(text),
    /** Shows what is printed: not every driver can print. */
    showAsPrinted: () => browser.evaluate(applyPrintRules),
    listMessages: () => browser.listMessages(),
    screenshot: () => browser.screenshot(),
  };
}

function describe({ css, text, within }: Target): string {
  return [css, text && `“${text}”`, within && `in ${within}`].filter(Boolean).join(' ');
}

// The functions below run in the page and see nothing but their arguments.

function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/** Style rules for paper apply, those for screens do not, and the page hears that it is printed. */
function applyPrintRules(): void {
  const change = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        if (/\bscreen\b/.test(media.mediaText)) media.mediaText = 'not all';
        else media.mediaText = media.mediaText.replace(/\bprint\b/g, 'all');
      }
      if ('cssRules' in rule) change(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) change(sheet.cssRules);
  window.dispatchEvent(new Event('beforeprint'));
}

/** @returns path, query and hash; the beginning of the content */
function readPage(): [url: string, text: string] {
  const { pathname, search, hash } = window.location;
  return [
    pathname + search + hash,
    (document.querySelector('main')?.innerText ?? '').slice(0, 300),
  ];
}

function readElement(
  { css, text, within }: Target,
  scrolls: boolean,
): (Seen & { isReachable: boolean }) | null {
  const element = [...document.querySelectorAll<HTMLElement>(css)].find((element) => {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ');
    const names = [
      element.getAttribute('aria-label'),
      element.innerText?.trim(),
      ...labels.map((id) => document.getElementById(id)?.innerText.trim()),
    ];
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      (text === undefined || names.includes(text)) &&
      (within === undefined || element.closest(within) !== null)
    );
  });
  if (element === undefined) return null;
  if (scrolls) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  // The middle of a link in two lines may be beside both: its first line counts.
  const [rect = element.getBoundingClientRect()] = element.getClientRects();
  const { left, top, width, height } = rect;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return {
    text: element.innerText ?? '',
    value: 'value' in element ? String(element.value) : '',
    isFocused: document.activeElement === element,
    isUnderlined: getComputedStyle(element).textDecorationLine === 'underline',
    box: { left, top, width, height },
    overflow: element.scrollWidth - element.clientWidth,
    isReachable: hit !== null && (element.contains(hit) || hit.contains(element)),
  };
}
