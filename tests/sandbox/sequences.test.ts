import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { call, openSandbox } from '@docs/sandbox/testing';
import { getAt, toSteps } from '@docs/utils';

interface Step {
  call: string;
  body?: unknown;
  status?: number;
  response?: object;
  keep?: Record<string, string>;
  warning?: boolean;
  pages?: { cursor: string; list: string; different: number };
}

const file = path.join(process.cwd(), 'tests/sandbox/sequences.yaml');
const text = await readFile(file, 'utf8');
const sequences = parse(text, { merge: true }) as { name: string; steps: Step[] }[];
const { sandbox } = await openSandbox();

/** A key that nothing reads would be an expectation that cannot fail. */
const KEYS: Record<keyof Step, true> = {
  call: true,
  body: true,
  status: true,
  response: true,
  keep: true,
  warning: true,
  pages: true,
};

it('the test reads every key of the steps', () => {
  const keys = sequences.flatMap(({ steps }) => steps.flatMap((step) => Object.keys(step)));
  expect(new Set(keys)).toEqual(new Set(Object.keys(KEYS)));
});

describe('the sandbox remembers', () => {
  it.each(sequences)('$name', async ({ steps }) => {
    sandbox.reset();
    const kept = new Map<string, string>();
    for (const step of steps) {
      const body = fill(step.body, kept);
      if (step.pages) {
        await readPages(step, body as object);
        continue;
      }
      const response = await call(sandbox, step.call, body);
      expect(response.status, `${step.call} ${response.text}`).toBe(step.status ?? 200);
      if (step.response) expect(response.body).toMatchObject(step.response);
      if (step.warning !== undefined) {
        expect(response.headers.has('X-Sandbox-Warning')).toBe(step.warning);
      }
      for (const [name, pointer] of Object.entries(step.keep ?? {})) {
        kept.set(name, String(getAt(response.body, toSteps(pointer))));
      }
    }
  });
});

async function readPages({ call: line, pages }: Step, first: object): Promise<void> {
  const seen = new Set<string>();
  let body = first;
  for (let page = 0; page < 1000; page += 1) {
    const response = await call(sandbox, line, body);
    expect(response.status).toBe(200);
    for (const id of getAt(response.body, toSteps(pages?.list ?? '')) as string[]) {
      expect(seen.has(id), `${id} is on two pages`).toBe(false);
      seen.add(id);
    }
    const cursor = getAt(response.body, toSteps(pages?.cursor ?? ''));
    if (cursor === undefined) break;
    body = { ...body, cursor };
  }
  expect(seen.size).toBe(pages?.different);
}

function fill(value: unknown, kept: Map<string, string>): unknown {
  const text = JSON.stringify(value);
  if (text === undefined) return undefined;
  return JSON.parse(
    text.replace(/"\$(\w+)"/g, (_, name: string) => JSON.stringify(kept.get(name) ?? '')),
  ) as unknown;
}
