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
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const isSeen = top !== null && (control.contains(top) || top.contains(control));
  return isSeen ? undefined : control.outerHTML.slice(0, 120);
}
