import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { listOperations } from '@docs/openapi';
import { loadContract } from '@docs/openapi/node';
import { listViolations } from '../support/browser/axe';
import { measureOverflow } from '../support/browser/console-page';
import { collectScriptTexts, open, reload, waitUntilDrawn } from '../support/browser/tab';
import { AXE, FULL } from '../support/browser/tiers';

const WIDTHS = [360, 768, 1280, 1920];

/** A field three levels deep, folded until somebody asks for it. */
const DEEP = 'recommendPhotos.constraints.tags.allOf';

function navigation(page: Page) {
  return page.getByRole('navigation', { name: 'Operations' });
}

test('typing narrows the list by name, group, path, method and operationId', async ({ page }) => {
  await open(page, '/openapi/');
  const filter = page.getByRole('searchbox', { name: /^Filter/ });
  const links = navigation(page).getByRole('list').getByRole('link');
  await filter.fill('put editorial');
  await expect(links).toHaveText([/Update an editorial tag/]);
  await filter.fill('STDFORMS');
  await expect(links).toHaveText([/Get standard forms/]);
  await filter.fill('getInfoBoxes');
  await expect(page.getByRole('status').first()).toHaveText(/^1 of \d+ operations$/);
  const all = navigation(page).getByRole('list', { name: 'Editorial tags' }).getByRole('link');
  await filter.fill('');
  const group = await all.allInnerTexts();
  await filter.fill('editorial tags');
  await expect(links).toHaveText(group);
  await filter.fill('nothing like this');
  await expect(links).toHaveCount(0);
  await expect(page.getByRole('status').first()).toContainText('No operation matches');
});

test('the request that is read is marked in the list, in a window that becomes lower, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/openapi/');
  const current = navigation(page).locator('[aria-current]');
  await expect(current).toHaveCount(0);
  await waitUntilDrawn(page);
  await page.evaluate(() => document.getElementById('getInfoBoxes')?.scrollIntoView());
  await expect(current).toHaveText(/Get info boxes/);
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.evaluate(() => document.getElementById('getRedirects')?.scrollIntoView());
  await expect(current).toHaveText(/Get replacements/);
  await expect(current).toBeInViewport();
});

test('the URL of a nested field opens what is folded around it', async ({ page }) => {
  await open(page, `/openapi/#${DEEP}`);
  const field = page.locator(`[id="${DEEP}"]`);
  await expect(field.getByText('allOf').first()).toBeInViewport();
  await expect(field).toHaveClass('target');
  await expect(page.locator('[id="recommendPhotos.returnObjects"]')).toBeVisible();
  await expect(page.locator('[id="recommendPhotos.answer.photos.name"]')).toBeHidden();
});

test('the permanent link of a field shows on focus and on hover, and leads to it', async ({
  page,
}) => {
  await open(page, '/openapi/');
  const link = page.locator('a[href="#analyze.analyses"].name');
  const readOpacity = () => link.evaluate((node) => getComputedStyle(node, '::before').opacity);
  expect(await readOpacity()).toBe('0');
  await link.hover();
  expect(await readOpacity()).toBe('1');
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await link.focus();
  expect(await readOpacity()).toBe('1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#analyze\.analyses$/);
  await expect(page.locator('[id="analyze.analyses"]')).toHaveClass('target');
});

test('a type page opens without a full load', async ({ page }) => {
  await open(page, '/openapi/');
  await mark(page);
  await page.locator('#analyze h4 .type a').first().click();
  await expect(page).toHaveURL(/\/reference\/NlpRequest\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NlpRequest');
  await expect(page.locator('body')).toHaveAttribute('data-kept');
});

test('reached by a link inside the site, the reference is fetched and its field opened', async ({
  page,
}) => {
  await open(page, `/openapi/#${DEEP}`);
  await page.locator('#analyze h4 .type a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NlpRequest');
  // Now the tab has a page that never had the reference.
  await reload(page, () => page.reload());
  await mark(page);
  await page.goBack();
  await expect(page.locator(`[id="${DEEP}"]`)).toHaveClass('target');
  await expect(page.locator(`[id="${DEEP}"]`)).toBeVisible();
  await expect(page.locator('section.operation')).toHaveCount(
    listOperations(await loadContract('media-v2')).length,
  );
  await expect(page.locator('body')).toHaveAttribute('data-kept');
});

test('a reference that does not arrive can be asked for again', FULL, async ({ page }) => {
  await open(page, '/openapi/');
  await page.locator('#analyze h4 .type a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NlpRequest');
  await reload(page, () => page.reload());
  await mark(page);
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const isReference = (await response.text()).includes('recommendPhotos.constraints');
    if (isReference) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goBack();
  const alert = page.getByRole('alert').filter({ hasText: 'did not load' });
  await expect(alert).toBeVisible();
  await page.unroute('**/assets/js/*.js');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('[id="analyze.analyses"]')).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-kept');
});

/** The mark is lost when the browser loads another document. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
}

test('the response is below its request, which wide screens show whole', async ({ page }) => {
  const measure = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const figures = page.locator('#analyze .pair figure');
    const [request, response] = await Promise.all([
      figures.nth(0).boundingBox(),
      figures.nth(1).boundingBox(),
    ]);
    return { dx: response!.x - request!.x, dy: response!.y - request!.y };
  };
  await open(page, '/openapi/');
  for (const width of [360, 768, 1280, 1920]) {
    const { dx, dy } = await measure(width);
    expect(dx).toBe(0);
    expect(dy).toBeGreaterThan(50);
  }
  const code = page.locator('#analyze .pair figure pre').first();
  expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
});

test('requests are shown, copied, and kept in the language that a reader chooses', async ({
  page,
}) => {
  await open(page, '/openapi/#analyze');
  const languages = page.getByRole('combobox', { name: 'Language' });
  const first = languages.first();
  const code = page.locator('#analyze .pair > figure').first().locator('code');
  await expect(code).toContainText('curl');
  const { y } = (await first.boundingBox())!;
  await first.selectOption('Python');
  await expect(code).toContainText('import requests');
  expect((await first.boundingBox())!.y).toBeCloseTo(y, 0);
  await expect(languages.nth(1)).toHaveValue('python');
  await first.selectOption('JSON body');
  await expect(code).toContainText(/^\{/);
  // A request without a body stays what it was.
  await expect(page.locator('#listPhotoBanks select')).toHaveValue('python');
  await reload(page, () => page.reload());
  await expect(code).toContainText('import requests');
  await page.route('**/openapi/requests/go.json', (route) => route.abort());
  await first.selectOption('Go');
  await expect(
    page.getByRole('alert').filter({ hasText: 'The Go code did not load' }),
  ).toBeVisible();
  await expect(code).toContainText('import requests');
  await expect(first).toHaveValue('python');
});

test('with a nested field open, nothing is wider than the window', FULL, async ({ page }) => {
  await open(page, `/openapi/#${DEEP}`);
  await expect(page.locator(`[id="${DEEP}"]`)).toHaveClass('target');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => measureOverflow(page), `${width} px`).toBe(0);
  }
});

test('axe finds nothing in a request whose folds are all open', AXE, async ({ page }) => {
  await open(page, '/openapi/');
  await page.evaluate(() =>
    document.querySelectorAll('details').forEach((fold) => (fold.open = true)),
  );
  expect(await listViolations(page, { within: '#recommendPhotos' })).toEqual([]);
});

test(
  'on phones the operations unfold at the top and fold again when one is chosen',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/openapi/');
    const toggle = page.getByRole('button', { name: /^Operations/ });
    const link = navigation(page).getByRole('link', { name: /Get info boxes/ });
    await expect(link).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await link.click();
    await expect(link).toBeHidden();
    await expect(page.locator('#getInfoBoxes h3')).toBeInViewport();
    await expect(toggle).toHaveText(/Get info boxes/);
  },
);

test('the reference travels once when the page is opened by its URL', async ({ page }) => {
  const scripts = collectScriptTexts(page);
  await open(page, '/openapi/');
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes('recommendPhotos.constraints'))).toEqual([]);
  await expect(page.locator('[id="analyze.id"]')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is open, and nothing is shown that does nothing', async ({ page }) => {
    await page.goto('/openapi/');
    await expect(page.locator(`[id="${DEEP}"]`)).toBeVisible();
    await expect(page.locator('[id="analyze.answer.entities.type"]')).toContainText('TIMEX3');
    await expect(navigation(page).getByRole('link')).not.toHaveCount(0);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Operations/ })).toBeHidden();
  });

  test('on phones the list of operations is above the page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/openapi/');
    await expect(navigation(page).getByRole('link').first()).toBeVisible();
  });
});

test('printed, everything is open and the navigation is left out', FULL, async ({ page }) => {
  await open(page, '/openapi/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(`[id="${DEEP}"]`)).toBeVisible();
  await expect(navigation(page)).toBeHidden();
  const widths = await page
    .locator('.openapi pre')
    .evaluateAll((codes) => codes.map((code) => code.scrollWidth - code.clientWidth));
  expect(Math.max(...widths)).toBe(0);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.length).toBeGreaterThan(100_000);
});
