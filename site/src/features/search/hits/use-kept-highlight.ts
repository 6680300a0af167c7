import { useCombobox } from 'downshift';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import { useLayoutEffect, useRef } from 'react';

interface List<Option> {
  options: Option[];
  highlightedIndex: number;
  setHighlightedIndex: (index: number) => void;
}

const { FunctionSetHighlightedIndex, InputChange } = useCombobox.stateChangeTypes;

/** The line that is highlighted before a reader chooses another one. */
export function findFirstIndex(options: { kind?: string }[]): number {
  const [first] = options;
  return first?.kind === 'all' || first?.kind === 'recent' ? -1 : 0;
}

/**
 * Keeps the line that the reader has chosen highlighted when the list changes, as it does when the
 * hits of another product come. Without a choice, or when the line is gone, it is the first one.
 *
 * @returns notes what the reader highlights. For the reducer of the combobox: noted after the change,
 *   a choice would be lost to hits that come in the same moment
 */
export function useKeptHighlight<Option extends { key: string; kind?: string }>({
  options,
  highlightedIndex,
  setHighlightedIndex,
}: List<Option>) {
  const chosen = useRef<string>(undefined);

  useLayoutEffect(() => {
    const index = options.findIndex(({ key }) => key === chosen.current);
    if (index < 0) chosen.current = undefined;
    const kept = index < 0 ? findFirstIndex(options) : index;
    if (kept !== highlightedIndex) setHighlightedIndex(kept);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a changed list moves the line
  }, [options]);

  return (
    before: UseComboboxState<Option>,
    { type, changes }: UseComboboxStateChangeOptions<Option>,
  ): void => {
    const { highlightedIndex: index = before.highlightedIndex } = changes;
    // A letter begins a new list.
    if (type === InputChange) chosen.current = undefined;
    else if (type !== FunctionSetHighlightedIndex && index !== before.highlightedIndex)
      chosen.current = options[index]?.key;
  };
}
