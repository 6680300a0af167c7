import type { Token } from '../analysis/model';

/**
 * Makes the tokens of a sentence from words with their part of speech and, where it differs, their
 * lemma. IDs begin at a number, as in a text with several sentences.
 *
 * @example
 * tagWords('Prices/NOUN/price rose/VERB/rise'); // tokens w0 and w1
 */
export function tagWords(sentence: string, first = 0): Token[] {
  let start = 0;
  return sentence.split(' ').map((word, at): Token => {
    const [text = '', pos = '', given] = word.split('/');
    const lemma = given ?? (pos === 'PROPN' ? text : text.toLowerCase());
    const token = { text, lemma, pos, start, end: start + text.length };
    start = token.end + 1;
    return { id: `w${first + at}`, off: token.start, ...token };
  });
}
