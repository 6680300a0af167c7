import { expect, test } from '@playwright/test';
import { ScreenReader } from '../support/browser/screen-reader';
import { open } from '../support/browser/tab';
import { firstOf } from '../support/browser/tiers';
import { JOURNEYS } from './screen-reader-journeys';

/**
 * A screen reader's words on the way through a page. The transcripts are in `transcripts/`, and were
 * read line by line. After a change that is meant: `npx playwright test screen-reader
 * --update-snapshots`, and read what is different.
 */
for (const [index, { name, route, width = 1280, act }] of JOURNEYS.entries()) {
  const title = `a screen reader says what the transcript “${name}” has`;
  test(title, firstOf(index, 6), async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, route);
    const reader = await ScreenReader.start(page);
    await act(reader, page);
    expect(reader.toString()).toMatchSnapshot(`${name.replaceAll(' ', '-')}.txt`);
  });
}
