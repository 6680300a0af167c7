/** In code points. Longer texts have their place in the reference and in programs. */
export const LONGEST = 10_000;

/** Says why a text is not analysed; undefined when it is. */
export function refuse(text: string): string | undefined {
  if (text.trim() === '') return 'Write a sentence to see what is found in it.';
  const length = [...text].length;
  if (length <= LONGEST) return undefined;
  return (
    `The text has ${length.toLocaleString('en')} characters. ` +
    `Here at most ${LONGEST.toLocaleString('en')} are analysed: shorten it a little.`
  );
}
