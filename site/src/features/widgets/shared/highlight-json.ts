import { escapeHtml } from '../../../ui/OwnKey/escape-html';

/** A text with the colon behind it if it is a name; or a number, true, false, null. */
const TOKEN = /("(?:[^"\\]|\\.)*")(:?)|-?\d[\d.eE+-]*|true|false|null/g;

/**
 * Prints a value as JSON, as HTML with the classes that the build gives to tokens.
 *
 * @example highlightJson({ tags: 2 }); // '{\n  <span class="k">"tags"</span>: <span class="n">2</span>\n}'
 */
export function highlightJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(
    TOKEN,
    (token, text: string | undefined, colon: string | undefined) => {
      if (text === undefined) return `<span class="n">${token}</span>`;
      return `<span class="${colon ? 'k' : 's'}">${escapeHtml(text)}</span>${colon ?? ''}`;
    },
  );
}
