import { expect, test } from '@playwright/test';
import { findBox, listHits, search } from '../support/browser/search-box';
import { open } from '../support/browser/tab';
import { findPageRank, readQuestions } from '../support/queries';

test('of ten questions that are typed, nine find a page that answers among the first three', async ({
  page,
}) => {
  await open(page, '/');
  const ranks: number[] = [];
  for (const { sentence, pages } of readQuestions().filter((_, index) => index % 6 === 0)) {
    await findBox(page).fill('');
    await findBox(page).pressSequentially(sentence);
    await search(page, sentence);
    // The list is the last one when nothing more is loaded.
    await expect(page.getByRole('status').filter({ hasText: /\d results?$/ })).toBeAttached();
    ranks.push(findPageRank(pages, await listHits(page)));
  }
  expect(ranks).toHaveLength(10);
  expect(ranks.filter((rank) => rank > 0 && rank <= 3).length, ranks.join()).toBeGreaterThanOrEqual(
    9,
  );
});
