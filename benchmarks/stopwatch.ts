import type { Page } from '@playwright/test';
import { toMedian } from './report';

interface Stopwatch extends Window {
  painted?: Promise<number>;
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
  const time = await timeChange(page, letter, shown, PATIENCE);
  if (time < 0) throw new Error(`“${letter}” changed nothing in ${shown} within ${PATIENCE} ms.`);
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
  await page.keyboard.press(letter === ' ' ? 'Space' : letter);
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
