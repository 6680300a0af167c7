import { convert, convertItemRequest } from '@docs/vendor/migration';
import type { Conversion, ReadHtml, Failure, TypeKind } from '@docs/vendor/migration';
import { readJson, toWordList } from '@docs/utils';
import { describeError, findInexactNumber, toError } from '../../json';
import table from './html.data.json';

/** Converts pasted JSON of version 1, or the request line of an item; undefined while there is nothing. */
export function convertText(text: string, kind?: TypeKind): Conversion | Failure | undefined {
  // Some editors begin a file with a byte order mark.
  const json = text.replace(/^\uFEFF/, '');
  if (json.trim() === '') return undefined;
  const request = convertItemRequest(json);
  if (request) return request;
  const wrong = describeError(json);
  if (wrong !== undefined) {
    return {
      error: `${wrong} Correct it there. Paste the JSON alone, without the code around it.`,
    };
  }
  const inexact = findInexactNumber(json);
  if (inexact !== undefined) {
    const error = toError('A number has more digits than a browser keeps', json, inexact);
    return { error: `${error} Write it as a string, between quotation marks.` };
  }
  const { value } = readJson(json);
  if (!isPrintable(value)) {
    return { error: 'The JSON has more levels than a browser prints. Paste its inner part alone.' };
  }
  return convert(value, { readHtml, ...(kind && { kind }) });
}

/** Lists in lists without end can be read, and not be written. */
function isPrintable(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}

/** Elements that are no text of the article, with what they are called when they are left out. */
const DROPPED = table.dropped as [selector: string, singular: string, plural: string][];

/** Elements that go with their text. Images have none, and links keep it. */
const WITHOUT_TEXT = DROPPED.map(([selector]) => selector)
  .filter((selector) => !/^(img|a\[)/.test(selector))
  .join();

const BLOCKS = new Set(toWordList(table.blocks));

/**
 * The text of HTML as a browser shows it, a line for each paragraph. Scripts in it do not run, and
 * nothing is downloaded.
 *
 * @example readHtml('<p>A &amp; <b>B</b></p><p>C</p>').text; // 'A & B\nC'
 */
const readHtml: ReadHtml = (html) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const dropped = DROPPED.flatMap(([selector, singular, plural]) => {
    const count = page.querySelectorAll(selector).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? singular : plural}`];
  });
  page.querySelectorAll(WITHOUT_TEXT).forEach((element) => element.remove());
  // A text without any element has only its line breaks to tell paragraphs apart.
  const hasElements = page.body.childElementCount > 0;
  return { text: readLines(page.body, hasElements).join('\n'), dropped };
};

function readLines(body: HTMLElement, hasElements: boolean): string[] {
  const lines = [''];
  const read = (node: Node): void => {
    for (const child of node.childNodes) {
      if (child.nodeType === child.TEXT_NODE) {
        const text = child.nodeValue ?? '';
        const hasBreaks = !hasElements || child.parentElement?.closest('pre, textarea');
        const [first = '', ...others] = hasBreaks ? text.split(/\r?\n/) : [text];
        lines[lines.length - 1] += first;
        lines.push(...others);
      } else if (child.nodeName === 'TD' || child.nodeName === 'TH') {
        read(child);
        lines[lines.length - 1] += ' ';
      } else if (BLOCKS.has(child.nodeName)) {
        lines.push('');
        read(child);
        lines.push('');
      } else {
        read(child);
      }
    }
  };
  read(body);
  return lines
    .map((line) => line.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
