// @vitest-environment jsdom
import { act, useRef } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useMenu } from './use-menu';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

function Menu(): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const { isOpen, setOpen, isHoverable, hovering } = useMenu(menu);
  return (
    <div ref={menu} data-open={isOpen} data-hoverable={isHoverable} {...hovering}>
      <button onClick={() => setOpen(!isOpen)}>Menu</button>
      <a href="/">Item</a>
    </div>
  );
}

let menu: HTMLElement;
let button: HTMLElement;
let item: HTMLElement;

beforeEach(() => {
  const container = document.body.appendChild(document.createElement('main'));
  act(() => createRoot(container).render(<Menu />));
  menu = container.querySelector('div')!;
  button = container.querySelector('button')!;
  item = container.querySelector('a')!;
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function send(target: EventTarget, type: string, key?: string): void {
  act(() => void target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true })));
}

describe('useMenu()', () => {
  it('closes when its reader goes elsewhere, not inside', () => {
    act(() => button.click());
    send(item, 'mousedown');
    expect(menu.dataset.open).toBe('true');
    send(document.body, 'mousedown');
    expect(menu.dataset.open).toBe('false');
  });

  it('closes with Escape, and keeps the focus that would be hidden', () => {
    act(() => button.click());
    item.focus();
    send(item, 'keydown', 'a');
    expect(menu.dataset.open).toBe('true');
    send(item, 'keydown', 'Escape');
    expect(menu.dataset.open).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  it('hides with Escape what the mouse shows, until the mouse comes again', () => {
    send(menu, 'mouseover');
    send(document.body, 'keydown', 'Escape');
    expect(menu.dataset.hoverable).toBe('false');
    send(menu, 'mouseout');
    expect(menu.dataset.hoverable).toBe('true');
  });

  it('listens to the document only while the menu is shown', () => {
    const added = vi.spyOn(document, 'addEventListener');
    const removed = vi.spyOn(document, 'removeEventListener');
    act(() => button.click());
    expect(added).toHaveBeenCalledTimes(4);
    act(() => button.click());
    expect(removed).toHaveBeenCalledTimes(4);
    expect(added).toHaveBeenCalledTimes(4);
  });
});
