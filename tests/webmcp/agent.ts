import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { describeTool } from '../../scripts/mcp/run-tool';
import { tools } from '../../scripts/mcp/tools';
import { open } from '../../testing/browser/tab';
import { CALLS, WRONG_CALLS } from './calls';

interface Offering {
  modelContext: AgentSide;
}

/** What agents that run in a page use of the API. */
interface AgentSide {
  getTools(): Promise<{ name: string; description: string; inputSchema: object | string }[]>;
  /** @returns the result as JSON */
  executeTool(tool: object, input: unknown): Promise<string>;
}

export const PAGE = '/api_media2/guide/tagging/';

interface Result {
  content: { type: string; text: string }[];
  isError?: boolean;
}

/** Opens a page and waits until it has offered its tools. */
export async function openWithTools(page: Page): Promise<void> {
  await open(page, PAGE);
  await expect.poll(async () => (await listTools(page)).length).toBe(tools.length);
}

function listTools(page: Page) {
  return page.evaluate(async () => {
    const { modelContext } = ('modelContext' in document
      ? document
      : navigator) as unknown as Offering;
    const found = await modelContext.getTools();
    return found.map(({ name, description, inputSchema }) => ({
      name,
      description,
      inputSchema: typeof inputSchema === 'string' ? JSON.parse(inputSchema) : inputSchema,
    }));
  });
}

export async function callTool(page: Page, name: string, input: unknown): Promise<Result> {
  const text = await page.evaluate(
    async ([wanted, value]) => {
      const { modelContext } = ('modelContext' in document
        ? document
        : navigator) as unknown as Offering;
      const found = (await modelContext.getTools()).find((tool) => tool.name === wanted);
      // Chromium before 154 takes and has both as text.
      const isText = typeof found!.inputSchema === 'string';
      return modelContext.executeTool(found!, isText ? JSON.stringify(value) : value);
    },
    [name, input] as const,
  );
  return JSON.parse(text) as Result;
}

/** The tools are those of the MCP server, with the same descriptions and schemas. */
export async function expectSameTools(page: Page): Promise<void> {
  const wanted = tools
    .map(describeTool)
    .map(({ name, description, inputSchema }) => [name, { name, description, inputSchema }]);
  const found = (await listTools(page)).map((tool) => [tool.name, tool]);
  expect(Object.fromEntries(found)).toEqual(JSON.parse(JSON.stringify(Object.fromEntries(wanted))));
}

/** Each tool returns what it should, and what is wrong is a result that says what to do. */
export async function expectResults(page: Page): Promise<void> {
  expect(new Set(CALLS.map(([name]) => name))).toEqual(new Set(tools.map(({ name }) => name)));
  for (const [calls, isError] of [
    [CALLS, undefined],
    [WRONG_CALLS, true],
  ] as const) {
    for (const [name, input, pattern] of calls) {
      const result = await callTool(page, name, input);
      const call = `${name} ${JSON.stringify(input).slice(0, 200)}`;
      expect(result.content[0]?.text, call).toMatch(pattern);
      expect(result.isError, call).toBe(isError);
    }
  }
}

/** Browsers note in the console that the pages of the wrong calls do not exist. */
export function isOfMissingPage(complaint: string): boolean {
  return /status of 404 .*\/(none|example\.org\/x)\/index\.md$/.test(complaint);
}
