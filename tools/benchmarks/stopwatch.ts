import type { Page } from '@playwright/test';
import { findMedian } from './report';

interface Stopwatch extends Window {
  painted?: Promise<number>;
}

/** Longer than any page takes: what has not changed by then is broken, not slow. */
const PATIENCE = 20_000;

/**
 * Milliseconds from the first key that `press` presses to the frame that shows it.
 *
 * @param shown selector of what changes
 * @throws when nothing changes
 */
export async function timeKeys(
  page: Page,
  press: () => Promise<void>,
  shown: string,
): Promise<number> {
  const time = await timeChange(page, press, shown, PATIENCE);
  if (time < 0) throw new Error(`Nothing changed in ${shown} within ${PATIENCE} ms.`);
  return time;
}

/** The same; -1 when nothing has changed after so many milliseconds. */
export async function timeChange(
  page: Page,
  press: () => Promise<void>,
  shown: string,
  patience: number,
): Promise<number> {
  await page.evaluate(start, { shown, patience });
  await press();
  return page.evaluate(() => (window as Stopwatch).painted!);
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

/**
 * Milliseconds from a key to the frame that shows it, on the same page, where each letter changes a
 * list of so many hits, three lines each, which nobody had to look for and no framework draws: what
 * the browser alone takes for such a response. On a busy machine it grows as the others do.
 */
export async function timePlainList(page: Page, hits: number): Promise<number> {
  await page.evaluate(addField, hits);
  const times: number[] = [];
  for (const letter of 'abcdefghijk') {
    times.push(await timeKeys(page, () => page.keyboard.press(letter), '#benchmark'));
  }
  await page.evaluate(() => document.getElementById('benchmark')?.remove());
  return findMedian(times);
}

/** Runs in the page: a field above it, and a list that follows what is typed. */
function addField(hits: number): void {
  const box = document.createElement('div');
  box.id = 'benchmark';
  box.style.cssText = 'position:fixed;top:0;left:0;width:576px;z-index:9999;background:#fff';
  const field = document.createElement('div');
  field.contentEditable = 'true';
  field.style.height = '30px';
  const lines = Array.from({ length: hits * 3 }, () => document.createElement('div'));
  field.addEventListener('input', () => {
    for (const [index, line] of lines.entries()) {
      line.textContent = `${field.textContent} in line ${index} of a list that follows every letter`;
    }
  });
  box.append(field, ...lines);
  document.body.append(box);
  field.focus();
}
