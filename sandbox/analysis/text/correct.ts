import { items } from '../../data/items';
import type { Paragraph, Token } from '../model';
import { listWords, stripMarks, toOffsets } from './text';

/** Words that the sandbox can repair: those of the documentation and a few more. */
const SPELLING: Record<string, string> = {
  chybý: 'chybí',
  albumy: 'alba',
  sme: 'jsme',
  teh: 'the',
  recieve: 'receive',
  definately: 'definitely',
  untill: 'until',
};

const CZECH =
  'můj čtyřnohý přítel dnes včera město vláda prezident návštěva začala výstava veletrh náměstí ' +
  'škola dítě děti člověk lidé řeka příští říká který která které může být více ještě těší';

/** Places of one paragraph before and after a correction. */
export interface Correction {
  text: string;
  original: string;
  changes: { start: number; text: string; originalStart: number; original: string }[];
}

/** Repairs the words of a text that are known to be wrong. */
export function correct(
  text: string,
  { casual, diacritics }: { casual: boolean; diacritics: boolean },
): Correction {
  const changes: Correction['changes'] = [];
  let corrected = '';
  let position = 0;
  for (const word of listWords(text)) {
    const repaired = repair(word.text, casual, diacritics);
    corrected += text.slice(position, word.start);
    if (repaired !== word.text) {
      const { start: originalStart, text: original } = word;
      changes.push({ start: corrected.length, text: repaired, originalStart, original });
    }
    corrected += repaired;
    position = word.end;
  }
  return { text: corrected + text.slice(position), original: text, changes };
}

/** Adds the submitted text and offsets to the tokens whose own ones differ. */
export function restoreOriginal(paragraph: Paragraph, correction: Correction): Paragraph {
  if (correction.changes.length === 0) return paragraph;
  const offset = toOffsets(correction.original);
  let passed = 0;
  let shift = 0;
  const restore = (token: Token): Token => {
    const start = token.start + shift;
    const origOff = offset(start);
    const before = passed;
    // A token may be more than one word: "A_teh".
    for (let change = correction.changes[passed]; change && change.start < token.end;) {
      shift += change.original.length - change.text.length;
      change = correction.changes[++passed];
    }
    return {
      ...token,
      ...(origOff !== token.off && { origOff }),
      ...(passed > before && { origText: correction.original.slice(start, token.end + shift) }),
    };
  };
  return {
    ...paragraph,
    origText: correction.original,
    sentences: paragraph.sentences.map((sentence) => ({
      ...sentence,
      tokens: sentence.tokens.map(restore),
    })),
  };
}

function repair(word: string, casual: boolean, diacritics: boolean): string {
  const lower = word.toLowerCase();
  const spelled = casual && Object.hasOwn(SPELLING, lower) ? SPELLING[lower] : undefined;
  const marked = diacritics && lower === stripMarks(lower) ? marks().get(lower) : undefined;
  const repaired = spelled ?? marked;
  if (repaired === undefined) return word;
  const isCapital = word[0] !== lower[0];
  return isCapital ? repaired.slice(0, 1).toUpperCase() + repaired.slice(1) : repaired;
}

let known: Map<string, string> | undefined;

function marks(): Map<string, string> {
  known ??= new Map(
    [
      ...CZECH.split(' '),
      ...[...items.values()].flatMap(({ names }) => names.cs?.join(' ').split(' ') ?? []),
    ]
      .map((word) => word.toLowerCase())
      .map((word) => [stripMarks(word), word]),
  );
  return known;
}
