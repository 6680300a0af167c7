import type { KeyboardEvent } from 'react';

export interface Item {
  value: string;
  label?: string;
}

export interface Choice {
  tabs: Item[];
  selected: string;
  /** @param pressed stays where it is on the screen */
  choose(value: string, pressed: HTMLElement): Promise<unknown>;
}

/**
 * Reads the languages whose code is downloaded.
 *
 * @example readItems('java Java|csharp C#'); // [{ value: 'java', label: 'Java' }, { value: 'csharp', … }]
 */
export function readItems(text = ''): Item[] {
  if (text === '') return [];
  return text.split('|').map((item) => {
    const [value = ''] = item.split(' ');
    return { value, label: item.slice(value.length + 1) };
  });
}

const NAME = 'language';

/** The language that the URL asks for: `?language=python`. */
export function readLanguage(): string | null {
  return new URLSearchParams(window.location.search).get(NAME);
}

/** Puts the chosen language into the URL, for links to the page as it is seen. */
export function writeLanguage(language: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(NAME, language);
  // The router would draw the whole page again.
  window.history.replaceState(window.history.state, '', url);
}

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The tab that a key leads to from the tab at `index`; undefined for keys that lead nowhere. */
export function findNextIndex(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Key,
  index: number,
  count: number,
): number | undefined {
  // With these the browser goes back, or to the ends of the page.
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const steps: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}
