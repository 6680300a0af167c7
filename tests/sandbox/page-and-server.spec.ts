import { expect, test } from '@playwright/test';
import {
  startLocalSandbox,
  sendToPageSandbox,
  watchPageSandbox,
  listFailingRequests,
  listExampleCalls,
} from '../support/browser/page-sandbox';
import type { LocalSandbox, TextResponse, NamedRequest } from '../support/browser/page-sandbox';

const PAGE = '/api_media2/guide/tagging/';

/** Headers that the documentation of the sandbox names. */
const DOCUMENTED = ['content-type', 'retry-after', 'allow', 'x-sandbox-warning'];

let local: LocalSandbox;
test.beforeAll(async () => {
  local = await startLocalSandbox();
});
test.afterAll(() => local.close());

test('the page and the local server answer every request alike, under the strict policy', async ({
  page,
  baseURL,
}) => {
  const calls = spreadKeys([...(await listExampleCalls()), ...listFailingRequests()]);
  expect(calls.length).toBeGreaterThan(70);

  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin)
      foreign.push(request.url());
  });
  await page.addInitScript(() => {
    const complaints: string[] = [];
    Object.assign(window, { complaints });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      complaints.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await watchPageSandbox(page);
  const policy = (await page.goto(PAGE))?.headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-');

  await page.getByRole('button', { name: /^Run/ }).first().click();
  // The first analysis loads an engine of 0.5 MB, and machines of tests are shared.
  // Until it responds, the recorded response is shown.
  await expect(page.locator('[data-result]').first()).toContainText(/\d+ ms/);
  const inPage = await sendToPageSandbox(page, calls, 'https://media-api.geneea.com');

  for (const [index, call] of calls.entries()) {
    const reply = inPage[index];
    expect(reply && toComparable(reply), call.name).toEqual(toComparable(await local.call(call)));
  }
  expect(new Set(inPage.map(({ status }) => status))).toEqual(
    new Set([200, 400, 401, 403, 404, 413, 429, 500]),
  );
  expect(await page.evaluate(() => (window as { complaints?: string[] }).complaints)).toEqual([]);
  expect(foreign).toEqual([]);
});

test('a policy that is broken on purpose is noticed by the test above', async ({ page }) => {
  await page.goto(PAGE);
  const blocked = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective));
        fetch('https://example.org/').catch(() => undefined);
      }),
  );
  expect(await blocked).toBe('connect-src');
});

/** Each request has its own key, so that the rate limit does not count. */
function spreadKeys(calls: NamedRequest[]): NamedRequest[] {
  return calls.map((call, index) => ({
    ...call,
    headers: call.headers.map(([name, value]) => [name, value.replace(/sandbox$/, `s${index}`)]),
  }));
}

/** A reference key is made of the clock and a random number. */
function toComparable({ status, headers, text }: TextResponse): object {
  return {
    status,
    headers: headers.filter(([name]) => DOCUMENTED.includes(name)).sort(),
    text: text.replace(/("referenceKey":)"[^"]*"/g, '$1"key"'),
  };
}
