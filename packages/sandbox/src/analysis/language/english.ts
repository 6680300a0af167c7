import { loadPart } from '../../load-part';
import type { Wink } from './wink';
import { isFirstOfName } from './gazetteer';

/**
 * wink-nlp remembers every new word indefinitely. A fresh instance after so many characters keeps
 * the memory of a long-running server flat; making one takes about 0.15 s.
 */
const FRESH_AFTER = 4_000_000;

let used = 0;

/** The library weighs 0.4 MB in a browser, so it is fetched when the first English text arrives. */
const library = loadPart(async () => (await import('./wink')).createWink());

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
        if (pos !== 'SPACE') tokens.push(buildToken(token.out(), token.out(its.lemma), pos));
      });
      if (tokens.length > 0) sentences.push(tokens);
    });
  return sentences;
}

function buildToken(text: string, lemma: string, pos: string): EnglishToken {
  return { text, pos, lemma: pos === 'PROPN' ? text : lemma };
}

/** A token with its part of speech, before it has a place in the text. */
interface EnglishToken {
  text: string;
  lemma: string;
  pos: string;
}

/** Whether a sentence begins with one word that may be a name only because it is the first one. */
function isBareStart([first, second]: EnglishToken[]): boolean {
  return (
    first?.pos === 'PROPN' &&
    second !== undefined &&
    second.pos !== 'PROPN' &&
    !(isCapital(second.text) && second.pos !== 'NUM') &&
    /^\p{Lu}\p{Ll}+$/u.test(first.text) &&
    !isFirstOfName(first.text, 'en', second.text)
  );
}

/**
 * Corrects what the small model of the library often gets wrong: names, verbs without a subject,
 * and the base form of pronouns.
 */
function repair(tokens: EnglishToken[], small?: EnglishToken): EnglishToken[] {
  const named = repairNames(repairStart(tokens, small));
  return repairVerbs(named.map(repairWord));
}

function repairStart(tokens: EnglishToken[], small?: EnglishToken): EnglishToken[] {
  const [first, second] = tokens;
  if (first && /^(?:every|some|any|no)(?:thing|body|one)$/i.test(first.text)) {
    return [{ ...first, lemma: first.text.toLowerCase(), pos: 'PRON' }, ...tokens.slice(1)];
  }
  if (!first || !small || small.pos === 'PROPN') return tokens;
  // "Smith came" has a name, "Invoices came" has none.
  const isName = small.pos === 'NOUN' && small.lemma === small.text && second?.pos === 'VERB';
  if (isName) return tokens;
  return [{ text: first.text, lemma: small.lemma, pos: small.pos }, ...tokens.slice(1)];
}

/** "Tim Cook presented": a capital behind a name belongs to it, if another word is the verb. */
function repairNames(tokens: EnglishToken[]): EnglishToken[] {
  const verbs = tokens.filter(isVerbal);
  return tokens.map((token, at) => {
    const before = tokens[at - 1];
    const isLost = isCapital(token.text) && /^(?:VERB|NOUN|ADJ|ADV)$/.test(token.pos);
    if (!isLost || before?.pos !== 'PROPN' || !isCapital(before.text)) return token;
    if (token.pos === 'VERB' && !verbs.some((verb) => verb !== token && !isCapital(verb.text))) {
      return token;
    }
    return { ...token, pos: 'PROPN', lemma: token.text };
  });
}

/** Object forms of pronouns; "her" is one only where no noun follows. */
const PRONOUNS: Record<string, string> = {
  me: 'i',
  him: 'he',
  us: 'we',
  them: 'they',
  whom: 'who',
  her: 'she',
};

function repairWord(token: EnglishToken, at: number, tokens: EnglishToken[]): EnglishToken {
  const { text, lemma, pos } = token;
  const next = tokens[at + 1]?.pos ?? '';
  const before = tokens[at - 1];
  if (pos === 'PRON' && Object.hasOwn(PRONOUNS, lemma)) {
    const isOwner = lemma === 'her' && /^(?:NOUN|ADJ|NUM)$/.test(next);
    return isOwner ? token : { ...token, lemma: PRONOUNS[lemma] ?? lemma };
  }
  if (pos === 'PROPN' && /^\p{Ll}+$/u.test(text) && before?.pos === 'DET') {
    return { ...token, lemma: text, pos: next === 'PROPN' || next === 'NOUN' ? 'ADJ' : 'NOUN' };
  }
  // "this washing machine"
  if (pos === 'VERB' && text.endsWith('ing') && next === 'NOUN' && isDeterminer(before)) {
    return { ...token, lemma: text.toLowerCase(), pos: 'NOUN' };
  }
  // "The book has 320 pages."
  if (pos === 'AUX' && lemma === 'have' && /^(?:DET|NUM|ADJ|NOUN|PROPN)$/.test(next)) {
    return { ...token, pos: 'VERB' };
  }
  if (pos === 'NOUN' && /-\p{L}+[^s]s$/u.test(text) && lemma === text.toLowerCase()) {
    return { ...token, lemma: lemma.slice(0, -1) };
  }
  return token;
}

function isDeterminer(token?: EnglishToken): boolean {
  return (
    token?.pos === 'DET' || /^(?:this|that|these|those|my|our|your|his)$/i.test(token?.text ?? '')
  );
}

const AFTER_VERB = new Set(['DET', 'ADJ', 'PROPN', 'PRON', 'NUM', 'ADP']);
const BEFORE_VERB = new Set(['PROPN', 'PRON']);
const AFTER_NOUN_AS_VERB = new Set(['DET', 'ADJ', 'NUM']);

/** The small model takes "Macron visits a fair" for three nouns; without a verb it is one. */
function repairVerbs(tokens: EnglishToken[]): EnglishToken[] {
  if (tokens.some(isVerbal)) return tokens;
  const index = tokens.findIndex(({ pos, text, lemma }, at) => {
    if (pos !== 'NOUN' || text !== `${lemma}s`) return false;
    const [before, next] = [tokens[at - 1]?.pos ?? '', tokens[at + 1]?.pos ?? ''];
    if (BEFORE_VERB.has(before)) return AFTER_VERB.has(next);
    // "The union demands higher wages."
    const isGroup = /^(?:NOUN|ADJ)$/.test(before) && tokens[at - 2]?.pos === 'DET';
    return isGroup && AFTER_NOUN_AS_VERB.has(next);
  });
  return tokens.map((token, at) => {
    if (at === index) return { ...token, pos: 'VERB' };
    return at === index - 1 && token.pos === 'ADJ' ? { ...token, pos: 'NOUN' } : token;
  });
}

function isVerbal({ pos }: EnglishToken): boolean {
  return pos === 'VERB' || pos === 'AUX';
}

function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}
