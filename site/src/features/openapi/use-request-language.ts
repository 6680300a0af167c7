import { useStorageSlot } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { createElement } from '../../ui/create-element';

export interface Language {
  id: string;
  label: string;
}

type RequestCode = Record<string, string>;

/** The body alone is no language: other pages keep theirs. */
const BODY = 'json';

/**
 * Shows the requests of the finished HTML in the language that a reader chose, here or on another page.
 * All requests change together, and what was pressed stays where it is.
 *
 * @returns why the code did not change
 */
export function useRequestLanguage(
  container: RefObject<HTMLElement | null>,
  languages: Language[],
  isReady: boolean,
): string {
  const [kept, storage] = useStorageSlot('docusaurus.tab.language');
  const [chosen, setChosen] = useState<{ id: string; pressed?: Element }>();
  const [failed, setFailed] = useState('');
  const folder = useBaseUrl('/openapi/requests/');
  const { id = kept, pressed } = chosen ?? {};

  useEffect(() => {
    const element = container.current;
    if (!isReady || !element) return undefined;
    // Without scripts a menu would do nothing, so the finished HTML has none.
    element
      .querySelectorAll('.operation > .pair > figure:first-child .copy-button')
      .forEach((button) => button.before(createSelect(languages)));
    const change = ({ target }: Event) => {
      if (!(target instanceof HTMLSelectElement)) return;
      setChosen({ id: target.value, pressed: target });
      if (target.value !== BODY) storage.set(target.value);
    };
    element.addEventListener('change', change);
    return () => element.removeEventListener('change', change);
  }, [container, isReady, languages, storage]);

  useEffect(() => {
    const language = languages.find((candidate) => candidate.id === id);
    const element = container.current;
    if (!isReady || !element || !language) return undefined;
    const isFirst = language === languages[0];
    if (isFirst && pressed === undefined) return undefined;
    let isCurrent = true;
    const show = (code: RequestCode) => {
      if (!isCurrent) return;
      const before = pressed?.getBoundingClientRect().top ?? 0;
      listSelects(element).forEach((select) => showCode(select, language.id, code));
      window.scrollBy(0, (pressed?.getBoundingClientRect().top ?? 0) - before);
      setFailed('');
    };
    fetchCode(`${folder}${language.id}.json`).then(show, () => {
      if (!isCurrent) return;
      listSelects(element).forEach((select) => (select.value = select.dataset.shown ?? ''));
      setFailed(`The ${language.label} code did not load. Choose it again.`);
    });
    return () => {
      isCurrent = false;
    };
  }, [container, folder, isReady, languages, id, pressed, chosen]);

  return failed;
}

function createSelect(languages: Language[]): HTMLSelectElement {
  // Browsers would bring back the choice before a reload.
  const attributes = { 'aria-label': 'Language', autocomplete: 'off' };
  const options = languages.map(({ id, label }) => new Option(label, id));
  const select = createElement('select', attributes, ...options);
  select.dataset.shown = select.value;
  return select;
}

function listSelects(element: Element): HTMLSelectElement[] {
  return [...element.querySelectorAll<HTMLSelectElement>('.pair > figure select')];
}

/** A language that cannot express a request leaves it as it is. */
function showCode(select: HTMLSelectElement, language: string, all: RequestCode): void {
  const html = all[select.closest('.operation')?.id ?? ''];
  const code = select.closest('figure')?.querySelector('pre code');
  if (!code || html === undefined) return;
  code.innerHTML = html;
  select.value = language;
  select.dataset.shown = language;
}

async function fetchCode(url: string): Promise<RequestCode> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned status ${response.status}.`);
  return (await response.json()) as RequestCode;
}
