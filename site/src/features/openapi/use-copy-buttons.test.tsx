// @vitest-environment jsdom
import { act, useRef } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCopyButtons } from './use-copy-buttons';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const figure = (code: string) =>
  `<figure><button class="copy-button"></button><pre><code>${code}</code></pre></figure>`;
const CALL =
  '<p class="call"><code>/v2/<wbr>photos</code><button class="copy-button"></button></p>';
const FINISHED = { __html: figure('a') + figure('b') + CALL };

let root: Root;
const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());

function Page(): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const copied = useCopyButtons(container, 'https://api.example.com');
  return (
    <>
      <output>{copied}</output>
      <div ref={container} dangerouslySetInnerHTML={FINISHED} />
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  const clipboard = { writeText };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  root = createRoot(document.body.appendChild(document.createElement('main')));
  act(() => root.render(<Page />));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'clipboard');
  vi.useRealTimers();
});

const listButtons = () => [...document.querySelectorAll('button')];
const listCopied = () => listButtons().map(({ classList }) => classList.contains('copied'));
const press = (index: number) => act(async () => listButtons()[index]!.click());
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

test('a button copies its code and shows it for a while, and those who do not see it are told', async () => {
  await press(1);
  expect(writeText.mock.lastCall).toEqual(['b']);
  expect(listCopied()).toEqual([false, true, false]);
  expect(document.querySelector('output')?.textContent).toBe('Copied to the clipboard');
  await wait(1500);
  expect(listCopied()).toEqual([false, false, false]);
});

test('a second press starts the time again, for its own button', async () => {
  await press(0);
  await wait(1000);
  await press(1);
  await press(0);
  await wait(1000);
  expect(listCopied()).toEqual([true, true, false]);
  await wait(500);
  expect(listCopied()).toEqual([false, false, false]);
});

test('an endpoint line copies its URL', async () => {
  await press(2);
  expect(writeText.mock.lastCall).toEqual(['https://api.example.com/v2/photos']);
});

test('nothing is left to do when the page is left', async () => {
  await press(0);
  act(() => root.unmount());
  expect(vi.getTimerCount()).toBe(0);
});
