import { useLayoutEffect, useRef } from 'react';

interface List {
  options: { key: string }[];
  highlightedIndex: number;
  setHighlightedIndex: (index: number) => void;
}

/**
 * Keeps the line that the reader has chosen highlighted when the list changes, as it does when the
 * hits of another product come. Without a choice, or when the line is gone, it is the first one.
 *
 * @returns notes what the reader highlights; -1 forgets the choice
 */
export function useKeptHighlight({ options, highlightedIndex, setHighlightedIndex }: List) {
  const chosen = useRef<string>(undefined);

  useLayoutEffect(() => {
    const index = options.findIndex(({ key }) => key === chosen.current);
    if (index < 0) chosen.current = undefined;
    const wanted = Math.max(index, 0);
    if (wanted !== highlightedIndex) setHighlightedIndex(wanted);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a changed list moves the line
  }, [options]);

  return (index: number): void => {
    chosen.current = options[index]?.key;
  };
}
