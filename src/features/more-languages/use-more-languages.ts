import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MoreSample } from '#samples/more-samples';
import { loadSamples, useSamples } from './store';

interface Options {
  /** Such as `media-v2/tagging-basic`; undefined for tabs that are no example. */
  example: string | undefined;
  /** The languages whose code is downloaded. */
  others: { value: string }[];
  selected: string;
  select(value: string): void;
}

/** The languages of an example that are no tabs: their code is downloaded when one is chosen. */
export function useMoreLanguages({ example, others, selected, select }: Options) {
  const samples = useSamples(example);
  /** The language whose code did not arrive. */
  const [failed, setFailed] = useState<string>();
  const isOther = others.some(({ value }) => value === selected);
  const sample: MoreSample | undefined = isOther ? samples?.[selected] : undefined;
  const isMissing = isOther && !samples;

  // The language was remembered, or chosen at another example.
  useEffect(() => {
    if (!isMissing || example === undefined) return undefined;
    let isCurrent = true;
    loadSamples(example).catch(() => {
      if (isCurrent) setFailed(selected);
    });
    return () => {
      isCurrent = false;
    };
  }, [isMissing, example, selected]);

  /**
   * The language changes when the code is there. What was pressed stays where it is: longer and
   * shorter code changes the height of all examples above.
   *
   * @returns whether the code arrived
   */
  async function choose(value: string, pressed: HTMLElement): Promise<boolean> {
    const isMore = others.some((other) => other.value === value);
    if (isMore && !samples && example !== undefined) {
      try {
        await loadSamples(example);
      } catch {
        setFailed(value);
        return false;
      }
    }
    const { top } = pressed.getBoundingClientRect();
    flushSync(() => {
      setFailed(undefined);
      select(value);
    });
    window.scrollBy(0, pressed.getBoundingClientRect().top - top);
    return true;
  }

  return { sample, failed, choose };
}
