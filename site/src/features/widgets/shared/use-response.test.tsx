// @vitest-environment jsdom
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useResponse } from './use-response';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Props {
  question: string;
  toResponse: (question: string) => Promise<string>;
}

function Shown({ question, toResponse }: Props): ReactNode {
  const { response, isLoading, error, retry } = useResponse(question, toResponse);
  return (
    <button onClick={() => retry()}>
      {isLoading ? 'loading' : error === undefined ? response : (error as Error).message}
    </button>
  );
}

const wait = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

/** Draws a question after the other, with a pause after each of them. */
async function ask(questions: string[], pause: number, toResponse: Props['toResponse']) {
  const container = document.createElement('div');
  const root = createRoot(container);
  for (const question of questions) {
    act(() => root.render(<Shown question={question} toResponse={toResponse} />));
    await wait(pause);
  }
  return container.querySelector('button')!;
}

it('useResponse() asks for the last of many quick questions only', async () => {
  const toResponse = vi.fn((question: string) => Promise.resolve(question.toUpperCase()));
  const shown = await ask(['a', 'b', 'c', 'a', 'b'], 30, toResponse);
  expect(shown.textContent).toBe('loading');
  await wait(1000);
  expect(shown.textContent).toBe('B');
  expect(toResponse.mock.calls).toEqual([['b']]);
});
