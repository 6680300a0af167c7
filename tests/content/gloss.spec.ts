import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { open } from '../support/browser/tab';

const pages = readdirSync('site/content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .filter((file) => /<Gloss|genja gloss/.test(readFileSync(`site/content/${file}`, 'utf8')))
  .map((file) => `/${file.replace(/(index)?\.mdx$/, '')}/`.replace('//', '/'))
  .concat('/');

const FONTS = ['DejaVu Sans', 'Liberation Serif'];

/** Labels of one row that touch, or that the picture cuts off. */
function listCollisions(): string[] {
  const collisions: string[] = [];
  for (const gloss of document.querySelectorAll('[data-gloss]')) {
    const end = gloss.getBoundingClientRect().right;
    for (const row of gloss.querySelectorAll('tr')) {
      const labels = [...row.querySelectorAll('i')].filter(({ textContent }) => textContent);
      const boxes = labels.map((label) => label.getBoundingClientRect());
      boxes.forEach(({ right }, at) => {
        const next = boxes[at + 1]?.left ?? end + 1;
        if (right > next - 1) collisions.push(`${labels[at]!.textContent} in ${row.textContent}`);
      });
    }
  }
  return collisions;
}

test('pages show glosses', () => {
  expect(pages.length).toBeGreaterThan(15);
});

for (const width of [360, 768, 1280]) {
  test(`no label of a gloss touches another on ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const collisions: string[] = [];
    for (const route of pages) {
      await open(page, route);
      for (const font of FONTS) {
        await page.evaluate(
          (name) => document.documentElement.style.setProperty('--sans', `'${name}'`),
          font,
        );
        collisions.push(
          ...(await page.evaluate(listCollisions)).map((text) => `${route}: ${text}`),
        );
      }
    }
    expect(collisions).toEqual([]);
  });
}

test('on a phone, the names of fields can be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/api_media2/guide/pres-lg/');
  const links = page.locator('[data-gloss] a');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) await link.click({ trial: true });
});
