import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { MoreSample, MoreSamples } from '@docs/code-samples';
import CodeBlock from '../../ui/CodeBlock';
import Executed from '../../ui/Executed';
import { useLazy } from '../../ui/use-lazy';

interface Options {
  /** Such as `media-v2/tagging-basic`; undefined for tabs that are no example. */
  example: string | undefined;
  others: { value: string }[];
  selected: string;
  select(value: string): void;
}

/** The newest choice: all examples of the page change together. */
let newest: object;

/** The languages of the menu: their code is downloaded when one is chosen. */
export function useMoreLanguages({ example, others, selected, select }: Options) {
  const samples = useSamples(example);
  const { phase, input, load } = useLazy(loadLanguage);
  const [pending, setWanted] = useState<string>();
  const isMore = (value: string) => others.some((other) => other.value === value);
  const sample: MoreSample | undefined = isMore(selected) ? samples?.[selected] : undefined;
  const isMissing = isMore(selected) && !samples;
  const isFailed = phase === 'failed' && !samples && [pending, selected].includes(input?.language);

  // The language was remembered, or chosen at another example.
  useEffect(() => {
    if (isMissing && example !== undefined) void load({ example, language: selected });
  }, [isMissing, example, selected, load]);

  /**
   * The language changes when the code is there. What was pressed stays where it is: longer and
   * shorter code changes the height of all examples above.
   *
   * @returns whether the code arrived, and meanwhile nothing else was chosen and the page not left
   */
  async function choose(language: string, pressed: HTMLElement): Promise<boolean> {
    const choice = (newest = {});
    if (isMore(language) && !samples && example !== undefined) {
      setWanted(language);
      const isThere = await load({ example, language });
      if (!isThere || choice !== newest || !pressed.isConnected) return false;
    }
    const { top } = pressed.getBoundingClientRect();
    flushSync(() => {
      setWanted(undefined);
      select(language);
    });
    window.scrollBy(0, pressed.getBoundingClientRect().top - top);
    return true;
  }

  return { sample, failed: isFailed ? input?.language : undefined, choose };
}

/** One file has the code of an example in all of these languages. */
async function loadLanguage({ example }: { example: string; language: string }): Promise<true> {
  await loadSamples(example);
  return true;
}

/** Downloaded code, by the name of the example. */
const samples = new Map<string, MoreSamples>();
/** The examples of the page. All of them change together, so all are downloaded together. */
const onPage = new Map<string, number>();
const listeners = new Set<() => void>();

function useSamples(example: string | undefined): MoreSamples | undefined {
  useEffect(() => {
    if (example === undefined) return undefined;
    onPage.set(example, (onPage.get(example) ?? 0) + 1);
    return () => {
      const count = (onPage.get(example) ?? 1) - 1;
      if (count > 0) onPage.set(example, count);
      else onPage.delete(example);
    };
  }, [example]);
  return useSyncExternalStore(
    subscribe,
    () => (example === undefined ? undefined : samples.get(example)),
    () => undefined,
  );
}

/** Downloads the code of an example, and of the others on the page, which try again when they are shown. */
async function loadSamples(example: string): Promise<void> {
  const { download } = await import('./download');
  const names = [...new Set([example, ...onPage.keys()])].filter((name) => !samples.has(name));
  const results = await Promise.allSettled(
    names.map(async (name) => samples.set(name, await download(name))),
  );
  listeners.forEach((listener) => listener());
  const result = results[names.indexOf(example)];
  if (result?.status === 'rejected') throw result.reason;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface MoreCodeProps {
  label: string;
  sample: MoreSample;
}

export function MoreCode({ label, sample: { html, keyed, tested } }: MoreCodeProps) {
  return (
    <div role="group" aria-label={`${label} code`}>
      <CodeBlock html={html} label={label} keyed={keyed} wrap="true" />
      {tested && <Executed {...tested} />}
    </div>
  );
}
