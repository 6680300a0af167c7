import type { Span } from '../error';
import type { Piece } from '../values/types';
import { unescapeHtml } from '../values/entities';
import { endsWithPreposition, vocalize, VOCALIZED } from './czech/prepositions';
import { toPrepositional } from './czech/pronouns';
import { chooseArticle } from './english/article';
import type { GroupFeatures, InflectedToken, InflectedWord, Language, Word } from '../word';
import { findGroupFeatures, inflectWord } from './inflect-word';

/** A stretch of the output and the stretch of the template that it comes from. */
export interface OutputSpan {
  start: number;
  end: number;
  source: Span;
}

export interface Resolved {
  output: string;
  spans: OutputSpan[];
  words: InflectedWord[];
  /** Words that follow an agreement which no word decides. */
  orphans: Word[];
}

/** The second pass: all words are known now, so agreements and prepositions can be decided. */
export function resolvePieces(pieces: Piece[], language: Language): Resolved {
  const words = pieces.flatMap((piece) => (piece.type === 'word' ? [piece.word] : []));
  const agreements = decideAgreements(words, language);
  const parts = pieces.flatMap((piece): Fragment[] => {
    if (piece.type === 'text') {
      return piece.isAuthored
        ? splitPrepositions(piece.text, piece.span, language)
        : [{ text: piece.text, span: piece.span }];
    }
    return buildParts(piece.word, agreements, language);
  });
  if (language === 'cs') addPrepositionalForms(parts);
  return { ...print(parts, language), orphans: [...agreements.orphans] };
}

interface Fragment {
  text: string;
  span: Span;
  preposition?: string;
  token?: InflectedToken;
  word?: Word;
  source?: Word;
  /** The form that the word would have without its agreement. */
  before?: string;
}

/** "s ním", not "s jím": what is before a pronoun is known when all fragments are. */
function addPrepositionalForms(fragments: Fragment[]): void {
  let before = '';
  for (const fragment of fragments) {
    const { token, text } = fragment;
    if (token?.lemma === 'on' && endsWithPreposition(before)) {
      fragment.text = toPrepositional(text, token.features);
      fragment.token = { ...token, text: fragment.text };
    }
    before = (before + text).slice(-LOOK_AROUND);
  }
}

interface Agreements {
  sources: Map<Word, Word>;
  features: Map<Word, GroupFeatures>;
  orphans: Set<Word>;
}

/**
 * Finds for each follower the word that decides: the last one before it with the same number, or
 * else the first one after it. That two groups may share a number is our choice.
 */
function decideAgreements(words: Word[], language: Language): Agreements {
  const sources = new Map<Word, Word>();
  const orphans = new Set<Word>();
  const before = new Map<number, Word>();
  const after = new Map<number, Word[]>();
  for (const word of words) {
    if (word.reference !== undefined) {
      after.set(word.reference, [...(after.get(word.reference) ?? []), word]);
    }
  }
  for (const word of words) {
    const index = word.agreement;
    if (index !== undefined) {
      const source = before.get(index) ?? after.get(index)?.find((other) => other !== word);
      if (source) sources.set(word, source);
      else orphans.add(word);
    }
    if (word.reference !== undefined) before.set(word.reference, word);
  }
  const features = new Map<Word, GroupFeatures>();
  for (const word of words) collect(word, new Set());
  return { sources, features, orphans };

  /** Collects the features that a word passes on; a word may follow one group and decide another. */
  function collect(word: Word, open: Set<Word>): GroupFeatures {
    const collected = features.get(word);
    if (collected) return collected;
    if (open.has(word)) return {};
    open.add(word);
    const source = sources.get(word);
    const inherited = source ? collect(source, open) : undefined;
    const result = findGroupFeatures(word, inherited, language);
    features.set(word, result);
    return result;
  }
}

function buildParts(word: Word, { sources, features }: Agreements, language: Language): Fragment[] {
  const source = sources.get(word);
  const inherited = source && (source === word ? {} : features.get(source));
  const tokens = inflectWord(word, inherited, language);
  const alone = source ? inflectWord(word, undefined, language) : [];
  const parts = tokens.map((token, index): Fragment => {
    const base = { text: token.text, span: word.span };
    if (token.lemma === undefined) return base;
    const before = alone[index]?.text;
    return { ...base, token, word, ...(source && { source, before }) };
  });
  if (!word.preposition) return parts;
  const text = word.preposition;
  return [{ text, span: word.span, preposition: text }, { text: ' ', span: word.span }, ...parts];
}

/** `v# ` in plain text is a preposition whose form the next word decides. */
function splitPrepositions(text: string, span: Span, language: Language): Fragment[] {
  const parts: Fragment[] = [];
  let last = 0;
  for (const match of text.matchAll(
    /(?<![\p{L}\p{N}_#])(\p{L})#(?=\s|&(?:nbsp|#160|#xa0);|$)/giu,
  )) {
    const [mark, preposition = ''] = match;
    if (!isPreposition(preposition, language)) continue;
    add(last, match.index);
    const start = span.start + match.index;
    const end = start + mark.length;
    parts.push({ text: preposition, span: { start, end }, preposition });
    last = match.index + mark.length;
  }
  add(last, text.length);
  return parts;

  function add(from: number, to: number) {
    if (to <= from) return;
    const fragmentSpan = { start: span.start + from, end: span.start + to };
    parts.push({ text: text.slice(from, to), span: fragmentSpan });
  }
}

/** How far a preposition looks for its word, and a pronoun for its preposition. */
const LOOK_AROUND = 200;

function print(parts: Fragment[], language: Language): Omit<Resolved, 'orphans'> {
  // From the end, because a preposition depends on what comes after it.
  let following = '';
  const texts = new Array<string>(parts.length);
  for (let index = parts.length - 1; index >= 0; index--) {
    const { text, preposition } = parts[index]!;
    texts[index] = preposition ? choosePreposition(preposition, following, language) : text;
    following = (texts[index]! + following).slice(0, LOOK_AROUND);
  }
  const spans: OutputSpan[] = [];
  const words: InflectedWord[] = [];
  let position = 0;
  parts.forEach((fragment, index) => {
    const text = texts[index]!;
    if (!text) return;
    const start = position;
    const end = (position += text.length);
    const { start: from, end: to } = fragment.span;
    spans.push({ start, end, source: { start: from, end: to } });
    if (fragment.token && fragment.word) words.push(buildInflectedWord(fragment, start, end));
  });
  return { output: texts.join(''), spans, words };
}

function buildInflectedWord(
  { token, word, source, before }: Fragment,
  start: number,
  end: number,
): InflectedWord {
  const { text: form, lemma, features, pattern, rule, isUnknown } = token!;
  return {
    start,
    end,
    form,
    lemma: lemma!,
    features,
    ...(pattern && { pattern }),
    rule,
    isUnknown,
    ...(word!.reference !== undefined && { reference: word!.reference }),
    ...(word!.agreement !== undefined && { agreement: word!.agreement }),
    ...(source && { agreesWith: { text: source.text, source: source.span } }),
    ...(before !== undefined && before !== form && { before }),
    source: word!.span,
  };
}

/** Whether `x#` in plain text is one: the four of Czech, and in English the article `a`. */
function isPreposition(text: string, language: Language): boolean {
  if (language === 'en') return /^a$/i.test(text);
  return Object.hasOwn(VOCALIZED, text.toLowerCase());
}

/** The form of a preposition or article before the text that follows. */
function choosePreposition(text: string, following: string, language: Language): string {
  // Quotes, brackets and tags are not spoken.
  const next = /^(?:[^\p{L}\p{N}<]|<[^<>]{0,100}>)*([\p{L}\p{N}][\p{L}\p{N}.,]*)?/u.exec(
    unescapeHtml(following).normalize('NFC'),
  );
  const word = next?.[1] ?? '';
  if (language === 'cs') return vocalize(text, word);
  return /^a$/i.test(text) && word ? chooseArticle(text, word) : text;
}
