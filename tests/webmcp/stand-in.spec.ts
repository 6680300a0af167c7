import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { collectOffenses, open, watchRequests } from '../../testing/browser/tab';
import {
  callTool,
  expectResults,
  expectSameTools,
  isOfMissingPage,
  openWithTools,
  PAGE,
} from './agent';

/**
 * Defines the API before the scripts of the page start. It is not a browser's: it does what the draft
 * and Chromium 156 do when a page registers tools and an agent in the page uses them, and nothing else.
 *
 * @param place where drafts have put it: `document` today, `navigator` before
 */
async function defineApi(page: Page, place: 'document' | 'navigator'): Promise<void> {
  await page.addInitScript((owner) => {
    interface Tool {
      name: string;
      description: string;
      inputSchema?: object;
      execute(input: object): Promise<unknown>;
    }
    const tools = new Map<string, Tool & { schema: string }>();
    const invalid = (message: string) => new DOMException(message, 'InvalidStateError');
    const modelContext = {
      async registerTool(tool: Tool) {
        if (typeof tool.execute !== 'function') throw new TypeError('execute is required');
        if (tools.has(tool.name)) throw invalid('Duplicate tool name');
        if (!/^[\w.-]{1,128}$/.test(tool.name)) throw invalid('Invalid name');
        if (tool.description === '') throw invalid('No description');
        tools.set(tool.name, { ...tool, schema: JSON.stringify(tool.inputSchema ?? {}) });
      },
      getTools: async () =>
        [...tools.values()].map(({ name, description, schema }) => ({
          ...{ name, description },
          inputSchema: JSON.parse(schema) as object,
        })),
      async executeTool({ name }: { name: string }, input: unknown = {}) {
        if (typeof input !== 'object' || input === null) throw new TypeError('not an object');
        return JSON.stringify(await tools.get(name)!.execute(structuredClone(input)));
      },
    };
    Object.defineProperty(
      owner === 'document' ? Document.prototype : Navigator.prototype,
      'modelContext',
      {
        get: () => modelContext,
      },
    );
  }, place);
}

for (const place of ['document', 'navigator'] as const) {
  test(`with ${place}.modelContext, an agent gets the tools and results of each`, async ({
    page,
  }) => {
    await defineApi(page, place);
    const listOffenses = collectOffenses(page);
    await openWithTools(page);
    await expectSameTools(page);
    await expectResults(page);
    expect(listOffenses().filter((offense) => !isOfMissingPage(offense))).toEqual([]);
  });
}

test('what an agent creates in the sandbox, the page finds and can take back', async ({ page }) => {
  await defineApi(page, 'document');
  await open(page, '/api_media2/guide/editorial-tags/');
  const body = { gkbId: 'MY-7', name: 'Mine', forbidden: false, stdForms: { en: 'Mine' } };
  const created = await callTool(page, 'send_request', {
    ...{ operation: 'createEditorialTag', api: 'media-v2', body },
  });
  expect(created.content[0]?.text).toContain('"status": 200');
  const example = page.locator('[data-example="media-v2/editorial-list"]');
  await example.getByRole('button', { name: 'Run', exact: true }).click();
  const response = example.getByRole('region', { name: 'Sandbox response' });
  await expect(response.getByText('"MY-7"').first()).toBeVisible();
  await page.getByRole('button', { name: 'Reset the sandbox' }).first().click();
  const list = { operation: 'listEditorialTags', api: 'media-v2' };
  const left = await callTool(page, 'send_request', list);
  expect(left.content[0]?.text).toMatch(/"status": 200/);
  expect(left.content[0]?.text).not.toContain('MY-7');
});

test('without the API, no byte of it is requested', async ({ page, context }) => {
  const plain = watchRequests(page);
  await open(page, PAGE);
  await plain.finished();

  const other = await context.newPage();
  await defineApi(other, 'document');
  const offering = watchRequests(other);
  await openWithTools(other);
  await offering.finished();

  // With the API it is one file with the descriptions; what runs the tools is not requested either.
  expect(listOthers(offering.urls, plain.urls)).toEqual([expect.stringMatching(/\.js$/)]);
  expect(listOthers(plain.urls, offering.urls)).toEqual([]);
});

test('without a connection a tool says what to do, and works when it is back', async ({
  page,
  context,
}) => {
  await defineApi(page, 'document');
  await openWithTools(page);
  await context.setOffline(true);
  const failed = await callTool(page, 'list_operations', {});
  expect(failed).toMatchObject({ isError: true, content: [{ text: /retry/ }] });
  await context.setOffline(false);
  expect((await callTool(page, 'list_operations', {})).isError).toBe(undefined);
});

function listOthers(urls: string[], known: string[]): string[] {
  return [...new Set(urls)].filter((url) => !known.includes(url));
}
