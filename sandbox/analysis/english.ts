import { loadPart } from '../load-once';
import { isBareStart, repair } from './repair-english';

/** A token with its part of speech, before it has a place in the text. */
export interface EnglishToken {
  text: string;
  lemma: string;
  pos: string;
}

/**
 * wink-nlp remembers every new word indefinitely. A fresh instance after so many characters keeps
 * the memory of a long-running server flat; making one takes about 0.15 s.
 */
const FRESH_AFTER = 4_000_000;

/** The part of the library that is used; its own types miss a few signatures. */
interface Wink {
  readDoc(text: string): { sentences(): Collection<{ tokens(): Collection<WinkToken> }> };
  its: { pos: unknown; lemma: unknown };
}

interface Collection<T> {
  each(visit: (item: T) => void): void;
}

interface WinkToken {
  out(what?: unknown): string;
}

let used = 0;

/** The library weighs 1 MB, so it is fetched when the first English text arrives. */
const library = loadPart(async (): Promise<Wink> => {
  const [winkNLP, model] = await Promise.all([
    import('wink-nlp').then(toExport),
    import('wink-eng-lite-web-model').then(toExport),
  ]);
  return winkNLP(model, ['sbd', 'pos']) as unknown as Wink;
});

/** While the site is built, `import()` of a CommonJS module returns its export without `default`. */
function toExport<Export>(module: { default: Export }): Export {
  return module.default ?? (module as unknown as Export);
}

/** Cuts an English text into sentences of tokens. White space is left out. */
export async function readEnglish(text: string): Promise<EnglishToken[][]> {
  used += text.length;
  if (used > FRESH_AFTER) {
    used = text.length;
    library.forget();
  }
  const wink = await library.get();
  return read(wink, text).map((tokens) => {
    // The library takes every first word with a capital for a name. Read small, it shows what it is.
    if (!isBareStart(tokens)) return repair(tokens);
    return repair(tokens, read(wink, toSmallStart(tokens))[0]?.[0]);
  });
}

/** Words that are enough to see the part of speech of the first one. */
const START = 4;

function toSmallStart(tokens: EnglishToken[]): string {
  const start = tokens.slice(0, START).map(({ text }) => text);
  return start.join(' ').replace(/^./u, (first) => first.toLowerCase());
}

function read({ readDoc, its }: Wink, text: string): EnglishToken[][] {
  const sentences: EnglishToken[][] = [];
  readDoc(text)
    .sentences()
    .each((sentence) => {
      const tokens: EnglishToken[] = [];
      sentence.tokens().each((token) => {
        const pos = token.out(its.pos);
        if (pos !== 'SPACE') tokens.push(toToken(token.out(), token.out(its.lemma), pos));
      });
      if (tokens.length > 0) sentences.push(tokens);
    });
  return sentences;
}

function toToken(text: string, lemma: string, pos: string): EnglishToken {
  return { text, pos, lemma: pos === 'PROPN' ? text : lemma };
}
