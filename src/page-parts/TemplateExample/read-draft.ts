import type { Draft } from '@site/src/features/playground/engine/engine';

/** Reads the template of an example, and its data, from the code on the page. */
export function readDraft(box: HTMLElement, language: Draft['language']): Draft {
  const parts = new Map(
    [...box.querySelectorAll(':scope > figure')].map((figure) => [
      figure.querySelector('figcaption span span')?.textContent ?? '',
      figure.querySelector('code')?.textContent ?? '',
    ]),
  );
  return {
    template: parts.get('Template') ?? '',
    data: parts.get('Data') ?? '',
    language,
    seed: 0,
  };
}
