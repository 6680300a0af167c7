const MOST_WARNINGS = 10;
const LONGEST_QUOTE = 40;

/**
 * Joins warnings, each written as `rule-id: text`, to the value of one header. Headers carry ASCII
 * only.
 *
 * @example
 * joinWarnings(['sandbox-unknown-field: /txt is ignored']); // 'sandbox-unknown-field: /txt is ignored'
 */
export function joinWarnings(warnings: string[]): string {
  const more = warnings.length - MOST_WARNINGS;
  return [...warnings.slice(0, MOST_WARNINGS), ...(more > 0 ? [`and ${more} more`] : [])]
    .map(toAscii)
    .join('; ');
}

/** A value of a request inside a warning: short, in quotation marks, on one line. */
export function quote(value: string): string {
  const characters = [...value];
  const short = characters.slice(0, LONGEST_QUOTE).join('');
  return JSON.stringify(characters.length > LONGEST_QUOTE ? `${short}...` : short);
}

function toAscii(text: string): string {
  return text.replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
