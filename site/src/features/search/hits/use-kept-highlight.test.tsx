// @vitest-environment jsdom
import { useCombobox } from 'downshift';
import { act, useMemo } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { useKeptHighlight } from './use-kept-highlight';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

function List({ keys }: { keys: string }): ReactNode {
  const options = useMemo(() => [...keys].map((key) => ({ key })), [keys]);
  const combobox = useCombobox({
    items: options,
    initialIsOpen: true,
    defaultHighlightedIndex: 0,
    stateReducer: (before, action) => {
      noteChoice(before, action);
      return action.changes;
    },
  });
  const { highlightedIndex, setHighlightedIndex } = combobox;
  const noteChoice = useKeptHighlight({ options, highlightedIndex, setHighlightedIndex });
  return (
    <>
      <input {...combobox.getInputProps()} />
      <p>{options[highlightedIndex]?.key ?? 'none'}</p>
      <ul {...combobox.getMenuProps()} />
    </>
  );
}

function mount() {
  const container = document.createElement('div');
  return { container, root: createRoot(container) };
}

/** Presses the arrow that leads down. */
function press(container: HTMLElement): void {
  container
    .querySelector('input')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
}

/** Draws lists one after the other. In the first one the arrow that leads down is pressed. */
function render(presses: number, ...lists: string[]): string | null | undefined {
  const { container, root } = mount();
  lists.forEach((keys, at) => {
    act(() => root.render(<List keys={keys} />));
    if (at === 0) for (let count = 0; count < presses; count += 1) act(() => press(container));
  });
  const text = container.querySelector('p')?.textContent;
  act(() => root.unmount());
  return text;
}

describe('useKeptHighlight()', () => {
  it('keeps a line that is chosen while the list changes', () => {
    const { container, root } = mount();
    act(() => root.render(<List keys="abc" />));
    act(() => {
      press(container);
      root.render(<List keys="xabc" />);
    });
    expect(container.querySelector('p')?.textContent).toBe('b');
    act(() => root.unmount());
  });

  it('follows a line that was chosen to its new position', () => {
    expect(render(1, 'abc', 'xaybc')).toBe('b');
    expect(render(2, 'abc', 'cba', 'bca')).toBe('c');
  });

  it('highlights the first line when the chosen one is gone, and does not bring it back', () => {
    expect(render(2, 'abc', 'xyz')).toBe('x');
    expect(render(2, 'abc', 'xyz', 'abc')).toBe('a');
  });

  it('highlights the first line where none was chosen', () => {
    expect(render(0, 'abc')).toBe('a');
    expect(render(0, 'abc', 'cba')).toBe('c');
  });
});
