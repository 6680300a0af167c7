// @vitest-environment jsdom
import { act, useRef } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import CopyButton from './CopyButton';
import { useBriefState } from './use-copy';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

function Button(): ReactNode {
  const [state, setState] = useBriefState<'copied'>(1500);
  return <button onClick={() => setState('copied')}>{state}</button>;
}

test('useBriefState() is idle again after a while, which a second press starts again', () => {
  vi.useFakeTimers();
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  act(() => root.render(<Button />));
  const button = document.querySelector('button')!;
  const press = () => act(() => button.click());
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  expect(button.textContent).toBe('idle');
  press();
  wait(1000);
  press();
  wait(1000);
  expect(button.textContent).toBe('copied');
  wait(500);
  expect(button.textContent).toBe('idle');
  act(() => root.unmount());
  vi.useRealTimers();
});

function Path(): ReactNode {
  const code = useRef<HTMLElement>(null);
  return (
    <>
      <code ref={code} data-copy="https://api.test/v2/tags">
        /v2/tags
      </code>
      <CopyButton source={code} label="Copy the URL" />
    </>
  );
}

test('useCopy() copies the URL that a path stands for', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  act(() => root.render(<Path />));
  await act(async () => document.querySelector('button')!.click());
  expect(writeText).toHaveBeenCalledWith('https://api.test/v2/tags');
  act(() => root.unmount());
});
