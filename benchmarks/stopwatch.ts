import type { Page } from '@playwright/test';
import { toMedian } from './report';

interface Stopwatch extends Window {
  painted?: Promise<number>;
  notePainted?: (milliseconds: number) => void;
}

/** Longer than any page takes: what has not changed by then is broken, not slow. */
const PATIENCE = 20_000;

/**
 * Milliseconds from a key to the frame that shows it.
 *
 * @param shown selector of what changes
 * @throws when nothing changes
 */
export async function timeKey(page: Page, letter: string, shown: string): Promise<number> {
  return timeKeys(page, () => pressKey(page, letter), shown);
}

/** The same from the first of several keys, such as one that opens a field and a letter in it. */
export async function timeKeys(
  page: Page,
  press: () => Promise<void>,
  shown: string,
): Promise<number> {
  await page.evaluate(start, { shown, patience: PATIENCE });
  await press();
  const time = await page.evaluate(() => (window as Stopwatch).painted!);
  if (time < 0) throw new Error(`Nothing changed in ${shown} within ${PATIENCE} ms.`);
  return time;
}

/** The same; -1 when nothing has changed after so many milliseconds. */
export async function timeChange(
  page: Page,
  letter: string,
  shown: string,
  patience: number,
): Promise<number> {
  await page.evaluate(start, { shown, patience });
  await pressKey(page, letter);
  return page.evaluate(() => (window as Stopwatch).painted!);
}

function pressKey(page: Page, letter: string): Promise<void> {
  return page.keyboard.press(letter === ' ' ? 'Space' : letter);
}

/**
 * Runs in the page: from the next key to the frame after `shown` has changed. No function in it has
 * a name: tsx would keep the name with a helper that the page lacks.
 */
function start({ shown, patience }: { shown: string; patience: number }): void {
  (window as Stopwatch).painted = new Promise<number>((resolve) => {
    let pressed = 0;
    addEventListener('keydown', (event) => (pressed = event.timeStamp), { once: true });
    const before = document.querySelector(shown)?.textContent ?? '';
    new MutationObserver((_, observer) => {
      const now = document.querySelector(shown)?.textContent ?? '';
      if (pressed === 0 || now === '' || now === before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    setTimeout(() => resolve(-1), patience);
  });
}

/** The browser may report a painted element after the script that waits for the frame. */
const REPORT_DELAY = 300;

/**
 * Watches the heading of a page that has not been opened yet, also where a link loads a document.
 *
 * @returns presses Enter: milliseconds to the frame that shows another heading
 */
export async function openHeadingWatch(page: Page): Promise<() => Promise<number>> {
  let report: (milliseconds: number) => void;
  await page.exposeFunction('notePainted', (milliseconds: number) => report(milliseconds));
  await page.addInitScript(watchHeading);
  return async () => {
    const times: number[] = [];
    const first = new Promise<void>((resolve) => {
      report = (milliseconds) => {
        times.push(milliseconds);
        resolve();
      };
      setTimeout(resolve, PATIENCE).unref();
    });
    await page.keyboard.press('Enter');
    await first;
    await page.waitForTimeout(REPORT_DELAY);
    if (times.length === 0) throw new Error(`No other heading within ${PATIENCE} ms.`);
    return Math.min(...times);
  };
}

/**
 * Runs in each document, before its scripts: what one notes, the next one reads. A script alone
 * would learn late of the frame while a document is parsed, and the browser itself reports only the
 * first text of an element.
 */
function watchHeading(): void {
  addEventListener('keydown', (event) => {
    sessionStorage.pressed = performance.timeOrigin + event.timeStamp;
    sessionStorage.heading = document.querySelector('h1')?.textContent ?? '';
  });
  new MutationObserver(() => {
    const pressed = Number(sessionStorage.pressed) - performance.timeOrigin;
    const heading = document.querySelector('h1');
    if (!sessionStorage.pressed || !heading?.textContent) return;
    if (heading.textContent === sessionStorage.heading) return;
    sessionStorage.removeItem('pressed');
    const { notePainted } = window as Stopwatch;
    heading.setAttribute('elementtiming', '');
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      for (const { startTime } of list.getEntries()) notePainted?.(startTime - pressed);
    }).observe({ type: 'element' });
    requestAnimationFrame(() => setTimeout(() => notePainted?.(performance.now() - pressed)));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const FIELD = 'benchmark-field';
const LIST = 'benchmark-list';

/**
 * Milliseconds from a key to the frame that shows it, on the same page, where a letter does no more
 * than appear. No response can be quicker; on a busy machine it grows as the others do.
 */
export function timeBareKey(page: Page): Promise<number> {
  return timeField(page, 0, FIELD);
}

/**
 * The same, where each letter also changes a list of so many hits, three lines each, which nobody
 * had to look for and no framework draws: what the browser alone takes for such a response.
 */
export function timePlainList(page: Page, hits: number): Promise<number> {
  return timeField(page, hits, LIST);
}

async function timeField(page: Page, hits: number, shown: string): Promise<number> {
  await page.evaluate(addField, { FIELD, LIST, hits });
  const times: number[] = [];
  for (const letter of 'abcdefghijk') times.push(await timeKey(page, letter, `#${shown}`));
  await page.evaluate(
    (ids) => ids.forEach((id) => document.getElementById(id)?.remove()),
    [FIELD, LIST],
  );
  return toMedian(times);
}

/** Runs in the page: a field above it, and a list that follows what is typed. */
function addField(ids: { FIELD: string; LIST: string; hits: number }): void {
  const field = document.createElement('div');
  field.id = ids.FIELD;
  field.contentEditable = 'true';
  field.style.cssText = 'position:fixed;top:0;left:0;width:200px;height:30px;z-index:9999';
  const list = document.createElement('div');
  list.id = ids.LIST;
  list.style.cssText = 'position:fixed;top:40px;left:0;width:576px;z-index:9999;background:#fff';
  for (let line = 0; line < ids.hits * 3; line += 1) list.append(document.createElement('div'));
  field.addEventListener('input', () => {
    for (const [index, line] of [...list.children].entries()) {
      line.textContent = `${field.textContent} in line ${index} of a list that follows every letter`;
    }
  });
  document.body.append(field, list);
  field.focus();
}
