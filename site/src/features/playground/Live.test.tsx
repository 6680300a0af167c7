// @vitest-environment jsdom
import { expose } from 'comlink';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '@docs/utils/testing';
import { createEngine } from './engine/create-engine';
import type { Draft, Rendered } from './engine/engine';
import Live from './Live';

// Responses of the worker come by themselves, so the tests wait for what the page shows.
globalThis.IS_REACT_ACT_ENVIRONMENT = false;

const SLOW = 'slow';
let isSlow = false;

/** A message port instead of a worker. It never responds to one of the templates. */
function startWorker() {
  const { port1, port2 } = new MessageChannel();
  const engine = createEngine();
  function render(draft: Draft): Rendered | Promise<never> {
    isSlow = draft.template === SLOW;
    return isSlow ? new Promise<never>(() => undefined) : engine.render(draft);
  }
  expose({ ...engine, render }, port2);
  return Object.assign(port1, { terminate: () => port1.close() });
}

let root: Root;

beforeEach(() => {
  isSlow = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('Worker', startWorker);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function draw(template: string): void {
  const draft: Draft = { template, data: '', language: 'en', seed: 0 };
  root.render(<Live draft={draft} isEditing={false} onChange={() => undefined} />);
}

function read() {
  return {
    text: document.querySelector('[class*="output"]')?.textContent,
    alert: document.querySelector('[role="alert"]')?.textContent,
    isOld: document.querySelector('[class*="stale"]') !== null,
  };
}

const LATE = expect.stringMatching(/^The Genja engine has not responded for 20 seconds\..*Retry/);

test('a template that takes too long is reported, and the output before it is marked as old', async () => {
  draw('one');
  await waitFor(() => expect(read()).toEqual({ text: 'one', alert: undefined, isOld: false }));
  draw(SLOW);
  await waitFor(() => expect(isSlow).toBe(true));
  vi.advanceTimersByTime(20_000);
  await waitFor(() => expect(read()).toMatchObject({ alert: LATE, isOld: true }));
  draw('two');
  await waitFor(() => expect(read()).toEqual({ text: 'two', alert: undefined, isOld: false }));
});

test('an error leaves the last output that stayed for half a second', async () => {
  draw('one');
  await waitFor(() => expect(read().text).toBe('one'));
  // React begins to measure after it has drawn.
  await waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(500);
  draw('{');
  await waitFor(() => expect(read().text).toBe('{'));
  draw('{{');
  await waitFor(() => expect(read()).toMatchObject({ text: 'one', isOld: true }));
});

test('a first template that takes too long is no failed download', async () => {
  draw(SLOW);
  await waitFor(() => expect(isSlow).toBe(true));
  vi.advanceTimersByTime(20_000);
  await waitFor(() => expect(read().alert).toEqual(LATE));
});
