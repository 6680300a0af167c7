// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { useLazy } from './use-lazy';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
afterEach(() => document.body.replaceChildren());

interface Load {
  input: string;
  resolve(value: string): void;
  reject(error: Error): void;
}

/** Draws the hook; each load waits until the test ends it. */
function draw() {
  const loads: Load[] = [];
  const work = (input: string) =>
    new Promise<string>((resolve, reject) => loads.push({ input, resolve, reject }));
  let lazy!: ReturnType<typeof useLazy<string, string>>;
  function Shown() {
    lazy = useLazy(work);
    return <button>{lazy.phase}</button>;
  }
  act(() => createRoot(document.body.appendChild(document.createElement('p'))).render(<Shown />));
  return {
    loads,
    read: () => ({ phase: lazy.phase, value: lazy.value, error: (lazy.error as Error)?.message }),
    do: (action: (loader: typeof lazy) => unknown) => act(async () => void action(lazy)),
  };
}

test('open() loads once, however often it is called', async () => {
  const page = draw();
  await page.do(({ open }) => open('a'));
  await page.do(({ open }) => open('a'));
  expect(page.read()).toMatchObject({ phase: 'loading', value: undefined });
  await page.do(() => page.loads[0]!.resolve('A'));
  await page.do(({ open }) => open('a'));
  expect(page.read()).toMatchObject({ phase: 'ready', value: 'A' });
  expect(page.loads).toHaveLength(1);
});

test('retry() loads what failed, and hands the focus on', async () => {
  const page = draw();
  await page.do(({ open }) => open('a'));
  await page.do(() => page.loads[0]!.reject(new Error('offline')));
  expect(page.read()).toMatchObject({ phase: 'failed', error: 'offline' });
  const button = document.querySelector('button')!;
  await page.do(({ retry }) => retry(button));
  expect(document.activeElement).toBe(button);
  expect(page.read()).toMatchObject({ phase: 'loading', error: 'offline' });
  expect(page.loads[1]?.input).toBe('a');
  await page.do(() => page.loads[1]!.resolve('A'));
  expect(page.read()).toEqual({ phase: 'ready', value: 'A', error: undefined });
});

test('the newest load counts, in whatever order they end', async () => {
  const page = draw();
  await page.do(({ load }) => load('slow'));
  await page.do(({ load }) => load('quick'));
  await page.do(() => page.loads[1]!.resolve('QUICK'));
  await page.do(() => page.loads[0]!.resolve('SLOW'));
  expect(page.read()).toMatchObject({ phase: 'ready', value: 'QUICK' });
});

test('what is there stays when the next load fails', async () => {
  const page = draw();
  await page.do(({ load }) => load('a'));
  await page.do(() => page.loads[0]!.resolve('A'));
  await page.do(({ load }) => load('b'));
  await page.do(() => page.loads[1]!.reject(new Error('offline')));
  expect(page.read()).toEqual({ phase: 'failed', value: 'A', error: 'offline' });
});

test('load() returns what arrived, and nothing after a failure', async () => {
  const page = draw();
  const results: unknown[] = [];
  await page.do(async ({ load }) => results.push(await load('a')));
  await page.do(() => page.loads[0]!.resolve('A'));
  await page.do(async ({ load }) => results.push(await load('b')));
  await page.do(() => page.loads[1]!.reject(new Error('offline')));
  expect(results).toEqual(['A', undefined]);
});
