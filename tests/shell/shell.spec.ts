import { expect, test } from '@playwright/test';
import { shows } from '../support/browser/annotate';
import { collectComplaints, collectErrors, open, watchShifts } from '../support/browser/tab';

test.describe('navigation', () => {
  test('changes pages without loading the document again', async ({ page }) => {
    shows('Navigation is client-side, with the history of the browser');
    await open(page, '/api_media2/');
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page.getByRole('navigation', { name: 'Main' }).getByText('Genja').click();
    await expect(page).toHaveURL(/\/genja\/$/);
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  });

  test('opens one category of the sidebar at a time', async ({ page }) => {
    shows('The sidebar auto-collapses categories');
    await open(page, '/api_media2/');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const guide = sidebar.getByRole('button', { name: /category 'Guide'/ });
    const reference = sidebar.getByRole('button', { name: /category 'Reference'/ });
    await guide.click();
    await expect(guide).toHaveAttribute('aria-expanded', 'true');
    await reference.click();
    await expect(reference).toHaveAttribute('aria-expanded', 'true');
    await expect(guide).toHaveAttribute('aria-expanded', 'false');
  });

  test('shows the current page in a sidebar that is longer than the window', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const current = sidebar.locator('[aria-current="page"]');
    await open(page, '/api_media2/guide/archive/');
    await expect(current).toBeInViewport({ ratio: 1 });
    expect(await sidebar.evaluate(listCutLinks)).toEqual([]);
    // The overview is further up in the list. It is shown below the product, which stays in view.
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Guide').click();
    await expect(page).toHaveURL(/\/guide\/$/);
    await expect(current).toHaveText('Guide');
    await expect(current).toBeInViewport({ ratio: 1 });
    const list = await sidebar.boundingBox();
    expect((await current.boundingBox())!.y).toBeGreaterThan(list!.y + 100);
  });

  test('leaves a sidebar at its start if that shows the current page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/api_media2/quick/');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
    expect(await sidebar.evaluate((menu) => menu.scrollTop)).toBe(0);
  });

  test('has no page deeper than two levels, and narrows the types by what is typed', async ({
    page,
  }) => {
    await open(page, '/api_media2/reference/NlpRequest/');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const starts = await sidebar
      .locator('.menu__link[href]')
      .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().x)).size);
    expect(starts).toBe(2);
    await sidebar.getByRole('searchbox').fill('photosrec');
    await expect(sidebar.getByRole('link', { name: /^Photos/ }).last()).toHaveText(
      'PhotosRecommendation',
    );
    await expect(sidebar.getByRole('link', { name: 'NlpRequest' })).toBeHidden();
  });

  test('has a sidebar of 300 px that cannot be hidden', async ({ page }) => {
    shows('The sidebar cannot be hidden, and is 300 px wide');
    await open(page, '/api_media2/');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    expect((await sidebar.boundingBox())?.width).toBe(300);
    await expect(page.getByRole('button', { name: /collapse sidebar/i })).toHaveCount(0);
  });

  test('says above the sidebar which product it is, and leads to the other version', async ({
    page,
  }) => {
    await open(page, '/api_media2/guide/tagging/');
    const aside = page.getByRole('complementary');
    await expect(aside.getByRole('link', { name: 'Media API', exact: true })).toBeVisible();
    const version = aside.getByRole('combobox', { name: 'Version' });
    await version.selectOption('v1');
    await expect(page).toHaveURL(/\/api_media\/$/);
    await expect(aside.getByText('Deprecated')).toBeVisible();
    await version.selectOption('v2');
    await aside.getByRole('link', { name: 'Interactive API reference' }).click();
    await expect(page).toHaveURL(/\/openapi\/$/);
  });
});

test('the skip link comes first and leads to the content', async ({ page }) => {
  shows("The skip link 'Skip to main content' comes first");
  await open(page, '/api_media2/guide/tagging/');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inside = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(inside).toBe(true);
});

test('an unknown URL is 404 and offers the nearest pages and the products', async ({ page }) => {
  shows('Unknown paths show a not-found page');
  const response = await page.goto('/api_media2/guide/photo/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: '/api_media2/guide/photos/' })).toBeVisible();
  const search = page.getByRole('link', { name: 'Search for “photo”' });
  await expect(search).toHaveAttribute('href', '/search/?q=photo');
  await expect(page.getByRole('main').getByRole('link', { name: 'Knowledge base' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Knowledge base: look up what an ID means');
});

test.describe('an unknown path below a product', () => {
  test('keeps the title of the not-found page when the scripts have started', async ({ page }) => {
    await open(page, '/api_media2/guide/taging/');
    await expect(page.getByRole('link', { name: '/api_media2/guide/tagging/' })).toBeVisible();
    await expect(page).toHaveTitle('Page Not Found | Geneea API docs');
  });

  test('shows the products while the scripts start, and moves nothing then', async ({ page }) => {
    const readShifts = await watchShifts(page);
    await page.addInitScript(() => {
      const look = () => {
        const isEmpty = document.querySelector('footer') && !document.querySelector('main h1');
        if (isEmpty) Object.assign(window, { wasEmpty: true });
        requestAnimationFrame(look);
      };
      look();
    });
    // Each script takes long enough for several frames.
    await page.route(/\.js$/, async (route) => {
      const response = await route.fetch();
      await new Promise((done) => setTimeout(done, 150));
      await route.fulfill({ response });
    });
    await open(page, '/api_media2/guide/taging/');
    await expect(page.getByRole('link', { name: '/api_media2/guide/tagging/' })).toBeVisible();
    expect(await page.evaluate(() => 'wasEmpty' in window)).toBe(false);
    expect(await readShifts()).toBe(0);
    // Some scripts are still on their way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('a path', () => {
  for (const [typed, meant] of [
    ['/Search/?q=tag', '/search/?q=tag'],
    ['/OpenAPI/', '/openapi/'],
    ['/api_media2/Guide/Tagging/#basic-analysis', '/api_media2/guide/tagging/#basic-analysis'],
  ] as const) {
    test(`${typed} in other letters leads to ${meant}, without an error`, async ({ page }) => {
      const errors = [collectErrors(page), collectComplaints(page)];
      await page.goto(typed);
      await expect(page).toHaveURL(meant);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
      expect(errors.flat().filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
    });
  }

  for (const path of ['/%E0%A4%A/', '/genja/%E0%A4%A/']) {
    test(`${path}, which cannot be decoded, has the not-found page`, async ({ page }) => {
      const errors = [collectErrors(page), collectComplaints(page)];
      await open(page, path);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await expect(page).toHaveTitle('Page Not Found | Geneea API docs');
      expect(errors.flat().filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
    });
  }
});

test('a URL ends with a slash, whether a file or no slash was asked for', async ({ page }) => {
  shows(
    'All routes have a trailing slash',
    'Paths ending in index.html are normalized to the folder path',
  );
  for (const [asked, shown] of [
    ['/api_media2', '/api_media2/'],
    ['/api_media2/index.html', '/api_media2/'],
    ['/genja/filters/text', '/genja/filters/text/'],
  ] as const) {
    await open(page, asked);
    expect(new URL(page.url()).pathname).toBe(shown);
  }
});

test('there is one theme, light, and no switch', async ({ browser }) => {
  shows(
    'One light theme, the switch is disabled',
    'Without a stored choice the default mode applies',
  );
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: /dark and light mode/ })).toHaveCount(0);
  await context.close();
});

/** The links of a sidebar that the product at its top covers in part. */
function listCutLinks(menu: Element): (string | null)[] {
  const edge = menu.querySelector('li')!.getBoundingClientRect().bottom;
  return [...menu.querySelectorAll('a')]
    .filter((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top < edge - 1 && bottom > edge + 1;
    })
    .map(({ textContent }) => textContent);
}
