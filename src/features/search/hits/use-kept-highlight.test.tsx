// @vitest-environment jsdom
import { useCombobox } from 'downshift';
import React, { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { useKeptHighlight } from './use-kept-highlight';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

function List({ keys }: { keys: string }): ReactNode {
  const options = React.useMemo(() => [...keys].map((key) => ({ key })), [keys]);
  const combobox = useCombobox({
    items: options,
    initialIsOpen: true,
    defaultHighlightedIndex: 0,
    onHighlightedIndexChange: ({ type, highlightedIndex: index }) => {
      if (type !== useCombobox.stateChangeTypes.FunctionSetHighlightedIndex) keep(index);
    },
  });
  const { highlightedIndex, setHighlightedIndex } = combobox;
  const keep = useKeptHighlight({ options, highlightedIndex, setHighlightedIndex });
  return (
    <>
      <input {...combobox.getInputProps()} />
      <p>{options[highlightedIndex]?.key ?? 'none'}</p>
      <ul {...combobox.getMenuProps()} />
    </>
  );
}

/** Draws lists one after the other. In the first one the arrow that leads down is pressed. */
function render(presses: number, ...lists: string[]): string | null | undefined {
  const container = document.createElement('div');
  const root = createRoot(container);
  const press = () =>
    container
      .querySelector('input')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  lists.forEach((keys, at) => {
    act(() => root.render(<List keys={keys} />));
    if (at === 0) for (let count = 0; count < presses; count += 1) act(() => void press());
  });
  const text = container.querySelector('p')?.textContent;
  act(() => root.unmount());
  return text;
}

describe('useKeptHighlight()', () => {
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
