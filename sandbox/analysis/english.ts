import type { ItemToken, WinkMethods } from 'wink-nlp';

/** A token with its part of speech, before it has a place in the text. */
export interface EnglishToken {
  text: string;
  lemma: string;
  pos: string;
}

/**
 * wink-nlp remembers every new word for ever. A fresh instance after so many characters keeps
 * the memory of a long-running server flat; making one takes about 0.15 s.
 */
const FRESH_AFTER = 4_000_000;

let used = 0;
let loaded: Promise<WinkMethods> | undefined;

/** The library weighs 1 MB, so it is fetched when the first English text arrives. */
async function load(): Promise<WinkMethods> {
  const [{ default: winkNLP }, { default: model }] = await Promise.all([
    import('wink-nlp'),
    import('wink-eng-lite-web-model'),
  ]);
  return winkNLP(model, ['sbd', 'pos']);
}

/** Cuts an English text into sentences of tokens. White space is left out. */
export async function readEnglish(text: string): Promise<EnglishToken[][]> {
  used += text.length;
  if (used > FRESH_AFTER) {
    used = text.length;
    loaded = undefined;
  }
  loaded ??= load();
  const { readDoc, its } = await loaded;
  const sentences: EnglishToken[][] = [];
  readDoc(text)
    .sentences()
    .each((sentence) => {
      const tokens: EnglishToken[] = [];
      sentence.tokens().each((token: ItemToken) => {
        const pos = token.out(its.pos);
        if (pos !== 'SPACE') tokens.push(toToken(token.out(), token.out(its.lemma), pos));
      });
      if (tokens.length > 0) sentences.push(repairVerbs(tokens));
    });
  return sentences;
}

function toToken(text: string, lemma: string, pos: string): EnglishToken {
  return { text, pos, lemma: pos === 'PROPN' ? text : lemma };
}

const AFTER_VERB = new Set(['DET', 'ADJ', 'PROPN', 'PRON', 'NUM', 'ADP']);
const BEFORE_VERB = new Set(['PROPN', 'PRON']);

/** The small model takes "Macron visits a fair" for three nouns; without a verb it is one. */
function repairVerbs(tokens: EnglishToken[]): EnglishToken[] {
  if (tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX')) return tokens;
  const index = tokens.findIndex(
    ({ pos, text, lemma }, at) =>
      pos === 'NOUN' &&
      text === `${lemma}s` &&
      BEFORE_VERB.has(tokens[at - 1]?.pos ?? '') &&
      AFTER_VERB.has(tokens[at + 1]?.pos ?? ''),
  );
  return tokens.map((token, at) => (at === index ? { ...token, pos: 'VERB' } : token));
}
