import { expect, test } from '@playwright/test';

for (const route of ['/', '/api_media2/guide/tagging/', '/api_media2/reference/PhotosRequest/']) {
  test(`the keyboard alone reaches every control of ${route}`, async ({ page }) => {
    await page.goto(route, { waitUntil: 'networkidle' });
    const wanted = await page.evaluate(() => {
      const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, pre')];
      const reachable = controls.filter(
        (control) => control.checkVisibility() && !control.closest('[inert]'),
      );
      reachable.forEach((control, index) => (control.dataset.control = String(index)));
      return reachable.length;
    });
    const reached = new Set<string>();
    for (let step = 0; step < wanted * 2 && reached.size < wanted; step += 1) {
      await page.keyboard.press('Tab');
      const id = await page.evaluate(
        () => (document.activeElement as HTMLElement | null)?.dataset.control,
      );
      if (id !== undefined) reached.add(id);
    }
    expect(reached.size).toBe(wanted);
  });

  test(`what has the focus on ${route} is seen, not hidden under the bar`, async ({ page }) => {
    await page.goto(route, { waitUntil: 'networkidle' });
    const hidden: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const control = document.activeElement;
        if (!control || control === document.body) return undefined;
        // A link that is broken over two lines has its text in the first of its boxes.
        const box = control.getClientRects()[0]!;
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const isSeen = top !== null && (control.contains(top) || top.contains(control));
        return isSeen ? undefined : control.outerHTML.slice(0, 120);
      });
      if (covered !== undefined) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
  });
}
