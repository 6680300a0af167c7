import { useLayoutEffect, useRef } from 'react';

interface List {
  options: { key: string }[];
  highlightedIndex: number;
  setHighlightedIndex: (index: number) => void;
}

/**
 * Keeps the same option highlighted when the list changes, as it does when the answer of another
 * product comes. Downshift keeps the place, whatever stands there then.
 */
export function useKeptHighlight({ options, highlightedIndex, setHighlightedIndex }: List): void {
  const highlighted = useRef<string>(undefined);

  useLayoutEffect(() => {
    highlighted.current = options[highlightedIndex]?.key;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the reader highlights another one
  }, [highlightedIndex]);

  useLayoutEffect(() => {
    const { current } = highlighted;
    if (current === undefined || current === options[highlightedIndex]?.key) return;
    setHighlightedIndex(options.findIndex(({ key }) => key === current));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a changed list moves the option
  }, [options]);
}
