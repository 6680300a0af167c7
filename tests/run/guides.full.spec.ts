import { expect, test } from '@playwright/test';
import { runExamples } from '../support/browser/example';
import { open } from '../support/browser/tab';
import { selectChanged, toRoute } from '../support/pages';
import { readContent } from '../content/pages';

/** Pages that a writer has put examples on. */
const GUIDES = readContent()
  .filter(({ body }) => body.includes('<Example '))
  .map(({ file }) => toRoute(file));

test('there are guides with examples', () => {
  expect(GUIDES.length).toBeGreaterThan(15);
});

for (const route of selectChanged(GUIDES)) {
  test(`every example of ${route} returns 200, from top to bottom`, async ({ page }) => {
    await open(page, route);
    await runExamples(page);
  });
}
