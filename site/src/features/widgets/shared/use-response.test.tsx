// @vitest-environment jsdom
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useResponse } from './use-response';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type ToResponse = (question: string) => Promise<string>;

function Shown(props: { question: string; toResponse: ToResponse }): ReactNode {
  const { response, isLoading } = useResponse(props.question, props.toResponse);
  return <output>{isLoading ? 'loading' : response}</output>;
}

const wait = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

/** Draws a question after the other, with a pause after each of them. */
async function ask(questions: string[], pause: number, toResponse: ToResponse) {
  const container = document.createElement('div');
  const root = createRoot(container);
  for (const question of questions) {
    act(() => root.render(<Shown question={question} toResponse={toResponse} />));
    await wait(pause);
  }
  return container.querySelector('output')!;
}

it('useResponse() asks for the last of many quick questions only', async () => {
  const toResponse = vi.fn((question: string) => Promise.resolve(question.toUpperCase()));
  const shown = await ask(['a', 'b', 'c', 'a', 'b'], 30, toResponse);
  expect(shown.textContent).toBe('loading');
  await wait(1000);
  expect(shown.textContent).toBe('B');
  expect(toResponse.mock.calls).toEqual([['b']]);
});
