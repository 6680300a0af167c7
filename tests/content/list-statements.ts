import { unwrapLinksAndCode } from '@docs/sandbox/testing';

/** A sentence or a row of a table that names a limit in numbers, a default, or what is required. */
const STATEMENT = new RegExp(
  [
    String.raw`\bdefaults?\b`,
    String.raw`\brequired\b`,
    String.raw`\b(?:is|are) optional\b`,
    String.raw`\b(?:item|request) needs\b`,
    String.raw`\bif you leave (?:it|them) out\b|\bwithout it, the (?:API|response)\b`,
    String.raw`\b(?:at (?:most|least)|up to|(?:more|less|fewer|larger|longer|higher) than|above|below|over|under|limit of|most) \d`,
    String.raw`\d[\d,.]* ?(?:KB|KiB|MB)\b`,
  ].join('|'),
  'i',
);

/**
 * Finds the statements about defaults, limits and required fields in the text of a page, without the
 * marks of links and code.
 *
 * @example
 * listStatements('It is fast. A body above 500 KB is rejected.'); // ['A body above 500 KB is rejected.']
 */
export function listStatements(markdown: string): string[] {
  return listUnits(markdown).filter((unit) => STATEMENT.test(unit));
}

function listUnits(markdown: string): string[] {
  return markdown
    .replace(/^---\n[^]*?\n---\n/, '')
    .replace(/^```[^]*?^```/gm, '')
    .split(/\n{2,}|\n(?=[|#-] ?)/)
    .flatMap((block) => {
      const text = unwrapLinksAndCode(block)
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
      return text.startsWith('|')
        ? [text.replace(/\s*\|\s*/g, ' | ').trim()]
        : text.split(/(?<=[.!?]) (?=[A-Z])/);
    });
}
