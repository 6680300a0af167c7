import { expect, test } from '@playwright/test';

test('pages are as strict on a host that sends none of the headers', async ({ page }) => {
  await page.route('/gkb/', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['content-security-policy'];
    await route.fulfill({ response, headers });
  });
  const response = await page.goto('/gkb/');
  expect(response?.headers()).not.toHaveProperty('content-security-policy');
  const blocked = await page.evaluate(async () => {
    const directives: string[] = [];
    addEventListener('securitypolicyviolation', (event) =>
      directives.push(event.violatedDirective),
    );
    await fetch('https://example.org/').catch(() => undefined);
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    await new Promise((resolve) => setTimeout(resolve));
    return { directives, ran: 'ran' in window };
  });
  expect(blocked).toEqual({ directives: ['connect-src', 'script-src-elem'], ran: false });
});
