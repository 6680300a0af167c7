/** In code points. Longer texts belong in the console or in your own code. */
export const LONGEST = 10_000;

/** Says why a text is not analyzed; undefined when it is. */
export function reject(text: string): string | undefined {
  if (text.trim() === '') return 'Enter a sentence to analyze.';
  const length = [...text].length;
  if (length <= LONGEST) return undefined;
  return (
    `The text has ${length.toLocaleString('en')} characters. ` +
    `This demo analyzes at most ${LONGEST.toLocaleString('en')}: shorten the text.`
  );
}
