import type { Page } from '@playwright/test';

/** The controls among the next ones by keyboard that something else covers. */
export async function listCovered(page: Page, steps: number): Promise<string[]> {
  const covered: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const control = await page.evaluate(findCovered);
    if (control !== undefined) covered.push(control);
  }
  return covered;
}

function findCovered(): string | undefined {
  const control = document.activeElement;
  if (!control || control === document.body) return undefined;
  // A link that is broken over two lines has its text in the first of its boxes.
  const box = control.getClientRects()[0]!;
  // Of code that is taller than the window, the middle of the part in the window counts.
  const middle = (Math.max(box.top, 0) + Math.min(box.bottom, window.innerHeight)) / 2;
  const top = document.elementFromPoint(box.x + box.width / 2, middle);
  const isSeen = top !== null && (control.contains(top) || top.contains(control));
  return isSeen ? undefined : control.outerHTML.slice(0, 120);
}
