// @vitest-environment jsdom
import { act, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import SandboxFailure from './';
import { RejectedRequest } from './rejected-request';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

afterEach(() => document.body.replaceChildren());

function render(error: unknown, onRetry = () => {}): void {
  const container = document.body.appendChild(document.createElement('div'));
  const next = createRef<HTMLButtonElement>();
  act(() =>
    createRoot(container).render(
      <>
        <button ref={next}>Run</button>
        <SandboxFailure error={error} onRetry={onRetry} next={next}>
          Nothing is lost.
        </SandboxFailure>
      </>,
    ),
  );
}

function readWords(): string | null | undefined {
  return document.querySelector('[role=alert] p')?.textContent;
}

it('a download that fails is blamed on the connection', () => {
  render(new TypeError('Failed to fetch'));
  expect(readWords()).toBe('The sandbox did not load. Check your connection. Nothing is lost.');
});

it('a rejection of the sandbox is told in its own words', () => {
  render(new RejectedRequest('The sandbox returned status 429.'));
  expect(readWords()).toBe('The sandbox returned status 429. Nothing is lost.');
});

it('a sandbox that does not respond is not blamed on the connection', () => {
  render(new Error('The sandbox has not responded.', { cause: 'timeout' }));
  expect(readWords()).toBe('The sandbox has not responded. Nothing is lost.');
});

it('Retry hands the focus on before it is gone', () => {
  const onRetry = vi.fn();
  render(new Error(), onRetry);
  const retry = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Retry',
  );
  retry?.focus();
  act(() => retry?.click());
  expect(onRetry).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toBe('Run');
});
