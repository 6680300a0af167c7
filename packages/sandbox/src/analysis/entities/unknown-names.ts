import { toWordList } from '@docs/utils';
import words from '../../data/common-capitals.json';
import czechWords from '../../data/czech-words.json';
import { NOUNS_HAVE_CAPITALS } from '../../known-names';
import frequentWords from '../language/frequent-words.json';
import { listForms } from '../language/name-forms';
import { isAdjective, stem } from '../language/stem';
import type { Paragraph, Sentence, Span, Token } from '../model';
import { listWords } from '../text/text';
import type { Word } from '../text/text';

const acronyms = new Set(toWordList(words.acronyms));
const particles = new Set(toWordList(words.particles));
const commonEnglish = new Set(toWordList(words.en));
const inhabitants = toWordList(words.cs);
const toStem = (word: string) => stem(word, 'cs');
const czechNouns = new Set(toWordList([...words.csTitles, ...czechWords.nouns]).map(toStem));
const czechOthers = new Set(toWordList(czechWords.others));
const frequent = new Map(
  Object.entries(frequentWords).map(([code, lines]) => [code, new Set(toWordList(lines))]),
);

interface Capital extends Word {
  /** The first word of a sentence has a capital, whatever it is, and so may one behind a known name. */
  isFirst: boolean;
  /** A name of one word that the sandbox knows. */
  span?: Span;
}

/**
 * Finds the names in a document that the sandbox does not know, by their capitals. What it knows of a
 * longer name, such as `Jordan` of `Michael Jordan`, is something else and no longer a span.
 *
 * @returns `unknown` has each name as it is written, with the whole name that it is a part of
 */
export function findUnknownNames(
  paragraphs: Paragraph[],
  spans: Span[],
  language: string,
): { spans: Span[]; unknown: Map<string, string> } {
  const dropped = new Set<Span | undefined>();
  const unknown = new Map<string, string>();
  const surnames = new Map<string, string>();
  const inNames = new Map(paragraphs.map((paragraph) => [paragraph, new Set<number>()]));
  for (const paragraph of paragraphs) {
    const inside = spans.filter((span) => span.paragraph === paragraph);
    const isTitle = language === 'en' && paragraphs.length > 1 && paragraph === paragraphs[0];
    for (const run of listRuns(paragraph, inside, language, isTitle)) {
      const [first, last] = [run[0], run.at(-1)];
      if (!first || !last || run.every(({ span }) => span)) continue;
      for (const { span } of run) dropped.add(span);
      const name = paragraph.text.slice(first.start, last.end);
      if (run.length > 1) {
        const forms = [last.text.toLowerCase(), ...(listForms(last.text, language) ?? [])];
        for (const form of forms) surnames.set(form, surnames.get(form) ?? name);
        unknown.set(name, name);
        for (const { start } of run) inNames.get(paragraph)?.add(start);
        continue;
      }
      // One word is a name only where it is written as names alone are.
      const isName =
        /\p{L}\p{Lu}/u.test(first.text) || !(first.isFirst || isAdjective(first.text, language));
      if (isName && name.length > 1) unknown.set(name, name);
    }
  }
  const kept = spans.filter((span) => !dropped.has(span));
  for (const paragraph of surnames.size > 0 ? paragraphs : []) {
    for (const { text, start, end } of listWords(paragraph.text)) {
      const whole = /^\p{Lu}/u.test(text) && surnames.get(text.toLowerCase());
      if (!whole || inNames.get(paragraph)?.has(start)) continue;
      const isKnown = kept.some(
        (span) => span.paragraph === paragraph && span.start < end && start < span.end,
      );
      if (!isKnown) unknown.set(text, whole);
    }
  }
  return { spans: kept, unknown };
}

/** Before a word that begins a sentence or a quotation. */
const OPENING = /(?:^|[:"'‘‚“„«»([•–—…?!|]\s*)$/;

/** Words with capitals that follow one another, without what stands for itself. */
function listRuns(
  { text, sentences }: Paragraph,
  spans: Span[],
  language: string,
  isTitle: boolean,
): Capital[][] {
  const starts = new Set(sentences.map(({ tokens }) => tokens[0]?.start));
  const headlines = sentences
    .filter((sentence) => isHeadline(sentence, isTitle))
    .flatMap(({ tokens }) => tokens);
  const ignored = new Set(headlines.map(({ start }) => start));
  const runs: Capital[][] = [];
  let run: Capital[] = [];
  let [end, next, behindName] = [0, 0, -1];
  for (const word of listWords(text)) {
    while ((spans[next]?.end ?? Infinity) <= word.start) next += 1;
    const span = (spans[next]?.start ?? Infinity) < word.end ? spans[next] : undefined;
    const before = run.at(-1);
    const gap = text.slice(end, word.start);
    // "George W. Bush"
    const isJoined =
      before && (/^[ \u00a0’'&-]$/.test(gap) || (gap === '. ' && before.text.length === 1));
    if (!isJoined) run = [];
    end = word.end;
    if (isJoined && !span && isParticle(word, before, language)) continue;
    const isFirst =
      starts.has(word.start) ||
      word.start === behindName ||
      OPENING.test(text.slice(0, word.start).slice(-3));
    const isOwn = span !== undefined && standsAlone(span, word, language);
    // "Christmas Eve"
    if (isOwn && span.itemId && span.type !== 'person') behindName = span.end + 1;
    if (isOwn || ignored.has(word.start) || !isNameLike(word.text, isFirst, language)) {
      run = [];
      continue;
    }
    if (run.length === 0) runs.push(run);
    run.push({ ...word, isFirst, span });
  }
  return runs;
}

/** "Vincent van Gogh", and "the Bank of Scotland", but not "Residents of". */
function isParticle({ text }: Word, before: Capital, language: string): boolean {
  return particles.has(text) || (language === 'en' && text === 'of' && !before.isFirst);
}

/** Only a place or a person of one word may be a part of a longer name; in Czech, its first form. */
function standsAlone(span: Span, word: Word, language: string): boolean {
  const isWord = span.start === word.start && span.end === word.end;
  const isPart = span.type === 'location' || span.type === 'person';
  const isAcronym = !/\p{Ll}/u.test(word.text);
  return !isWord || !isPart || isAcronym || (language === 'cs' && span.base !== word.text);
}

/**
 * If nearly all words have a capital and no full stop ends them, capitals say nothing. In a title, such
 * as “Amazing Discovery”, two words are enough.
 */
function isHeadline({ tokens }: Sentence, isTitle: boolean): boolean {
  const words = tokens.filter(({ text }) => /^\p{L}+$/u.test(text));
  const long = words.filter(({ text }) => text.length > 3);
  const countCapitals = (list: Token[]) => list.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  if (words.length > 2 && words.every(({ text }) => text === text.toUpperCase())) return true;
  const isOpen = !/^[.!?…]$/.test(tokens.at(-1)?.text ?? '');
  if (isOpen && isTitle && words.length > 1 && countCapitals(words) === words.length) return true;
  return isOpen && long.length > 3 && countCapitals(long) > 0.7 * long.length;
}

function isNameLike(text: string, isFirst: boolean, language: string): boolean {
  if (!/^\p{Lu}/u.test(text) || acronyms.has(text)) return false;
  const lower = text.toLowerCase();
  const isAcronym = /^\p{Lu}{2,6}$/u.test(text);
  if (isAcronym || language === NOUNS_HAVE_CAPITALS)
    return isAcronym && !frequent.get(language)?.has(lower);
  if (isFirst && (text.length < 2 || frequent.get(language)?.has(lower))) return false;
  if (language === 'en') return !commonEnglish.has(text);
  if (language !== 'cs') return true;
  if (czechNouns.has(toStem(lower)) || (isFirst && czechOthers.has(lower))) return false;
  const isSurname = /ov(?:á|é|ou)$/.test(lower);
  return (
    isSurname ||
    !inhabitants.some((start) => lower.startsWith(start) && lower.length < start.length + 5)
  );
}
