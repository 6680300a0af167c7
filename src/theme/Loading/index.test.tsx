// @vitest-environment jsdom
import React, { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import Loading from './index';

function render(props: Partial<Parameters<typeof Loading>[0]>): HTMLElement {
  const container = document.createElement('div');
  const all = { isLoading: true, pastDelay: false, timedOut: false, error: null, retry() {} };
  act(() => createRoot(container).render(<Loading {...all} {...props} />));
  return container;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

describe('Loading', () => {
  it('shows nothing at first, then a spinner', () => {
    expect(render({}).textContent).toBe('');
    expect(render({}).querySelector('[role=status]')).toBeNull();
    expect(render({ pastDelay: true }).querySelector('[role=status]')).not.toBeNull();
  });

  it('shows the error of a page that does not load, and tries again on demand', () => {
    const retry = vi.fn();
    const box = render({ error: new Error('Loading chunk 7 failed.'), retry });
    expect(box.querySelector('[role=alert]')?.textContent).toContain('Loading chunk 7 failed.');
    const button = box.querySelector('button');
    expect(button?.textContent).toBe('Retry');
    act(() => button?.click());
    expect(retry).toHaveBeenCalledOnce();
  });
});
