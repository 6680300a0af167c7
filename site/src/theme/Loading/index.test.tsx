// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import Loading from './index';

type Props = Parameters<typeof Loading>[0];

/** Draws it in one state after the other. */
function render(...states: Partial<Props>[]): HTMLElement {
  const container = document.createElement('div');
  const root = createRoot(container);
  const all = { isLoading: true, pastDelay: false, timedOut: false, error: null, retry() {} };
  states.forEach((props) => act(() => root.render(<Loading {...all} {...props} />)));
  return container;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

const error = new Error('Seven is not a page.');

describe('Loading', () => {
  it(
    'shows nothing at first, then a spinner',
    { meta: { spec: ['While a page loads a spinner is shown'] } },
    () => {
      expect(render({}).textContent).toBe('');
      expect(render({}).querySelector('[role=status]')).toBeNull();
      expect(render({ pastDelay: true }).querySelector('[role=status]')).not.toBeNull();
    },
  );

  it(
    'shows the error of a page that does not load, and tries again on demand',
    { meta: { spec: ['A failed load shows an error box with the error text and Retry'] } },
    () => {
      const retry = vi.fn();
      const box = render({ retry }, { error, retry });
      expect(box.querySelector('[role=alert]')?.textContent).toContain('Seven is not a page.');
      const button = box.querySelector('button');
      expect(button?.textContent).toBe('Retry');
      expect(retry).not.toHaveBeenCalled();
      act(() => button?.click());
      expect(retry).toHaveBeenCalledOnce();
    },
  );

  it('tries once by itself when the error is older than what is shown, then shows the new one', () => {
    const retry = vi.fn();
    // Until the effect runs, what is shown has the old error.
    const box = render({ error, retry }, { retry });
    expect(box.textContent).toBe('');
    expect(retry).toHaveBeenCalledOnce();
    expect(render({ error, retry }, { retry }, { error, retry }).textContent).toContain(
      'Seven is not a page.',
    );
  });

  it('shows the new error also when it comes before the old one was seen to go', () => {
    const retry = vi.fn();
    expect(render({ error, retry }).querySelector('[role=alert]')?.textContent).toContain(
      'Seven is not a page.',
    );
    expect(retry).toHaveBeenCalledOnce();
  });

  it('says in words that a file is missing, and tries again when the connection returns', () => {
    const retry = vi.fn();
    const box = render({ retry }, { error: new Error('Loading chunk 7 failed.'), retry });
    expect(box.textContent).toContain('A file of this page could not be downloaded.');
    expect(box.textContent).toContain('Loading chunk 7 failed.');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('leaves a page that loaded as it is when the connection returns', () => {
    const retry = vi.fn();
    render({ retry });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(retry).not.toHaveBeenCalled();
  });
});
