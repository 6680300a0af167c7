import type { ReadLanguage } from './languages';
import { standalone } from '../text/text';

/** Words around an opinion. A word of one language can mean something else in another. */
export interface Modifiers {
  stronger: ReadonlySet<string>;
  weaker: ReadonlySet<string>;
  negation: ReadonlySet<string>;
  /** Words behind which another statement begins. */
  but: ReadonlySet<string>;
  /** Words that deny a verb before them: "Das gefällt mir nicht". */
  negationBehind: ReadonlySet<string>;
  /** Verbs of opinion that they deny. */
  verbs: ReadonlySet<string>;
  /** Phrases that mean something else than their words: praise is 1, blame -1, neither 0. */
  phrases: readonly Phrase[];
}

type Phrase = readonly [pattern: RegExp, sign: -1 | 0 | 1];

/** @example list('a b'); // Set { 'a', 'b' } */
export const list = (words: string): Set<string> => new Set(words.split(' '));

const NONE = new Set<string>();
/** Up to so many words between the words of a phrase. */
const [WORD, WORDS] = ['(?:\\p{L}+ )?', '(?:\\p{L}+ ){0,2}'];

const phrase = (sign: -1 | 0 | 1, ...sources: string[]): Phrase => [
  standalone(sources.join('|')),
  sign,
];

export const modifiers: Record<ReadLanguage, Modifiers> = {
  en: {
    stronger: list('absolutely very really extremely totally'),
    weaker: list('bit slightly somewhat'),
    negation: list("not n't n’t never no nobody none nothing without neither nor hardly"),
    but: list('but however although'),
    negationBehind: NONE,
    verbs: NONE,
    phrases: [
      phrase(
        1,
        `(?:can|ca|could) (?:not|n['’]t|hardly) \\p{L}+ ${WORDS}better`,
        `(?:have|has|had|['’]ve) never \\p{L}+ ${WORDS}better`,
        `(?:not|n['’]t|never) ${WORD}lets? \\p{L}+ down`,
        'never fail(?:s|ed)?',
      ),
      phrase(
        -1,
        `(?:not|n['’]t|hardly) (?:be|have been|get|have got) ${WORD}worse`,
        `(?:could|should|must) (?:be|have been) ${WORD}better`,
        'lets? \\p{L}+ down',
        'never again',
        'never (?:come|coming|go|going) back',
      ),
      phrase(
        0,
        'not (?:only|just)',
        'no (?:doubt|wonder)',
        `(?:have|has|had|['’]ve) never ${WORD}(?:so|such)`,
      ),
    ],
  },
  cs: {
    stronger: list('naprosto velmi opravdu'),
    weaker: list('trochu poněkud'),
    negation: list('ne není nejsou nebyl nebyla nebylo nebyli nebyly nic nikdy nikdo bez ani'),
    but: list('ale však avšak'),
    negationBehind: NONE,
    verbs: NONE,
    phrases: [
      phrase(
        1,
        `nemoh\\p{L}+ ${WORD}(?:být|dopadnout) (?:lepší|lépe|líp)`,
        `nikdy js\\p{L}+ ${WORDS}(?:lepší\\p{L}*|lépe|líp)`,
        '(?:není|nemám) (?:co|nic) (?:vytknout|vytýkat)',
      ),
      phrase(
        -1,
        `nemoh\\p{L}+ ${WORD}(?:být|dopadnout) (?:horší|hůř|hůře)`,
        `moh\\p{L}+ ${WORD}(?:být|dopadnout) (?:lepší|lépe|líp)`,
        'nic moc',
        'za nic nestojí|nestojí za nic',
        'nikdy víc',
        'už (?:sem|tam) (?:nikdy )?ne\\p{L}+',
      ),
      phrase(0, 'nejen', `nikdy js\\p{L}+ ${WORDS}tak`),
    ],
  },
  de: {
    stronger: list('absolut sehr wirklich'),
    weaker: list('etwas leicht'),
    negation: list('nicht kein keine keinen keiner keinem nie niemals niemand nichts ohne weder'),
    but: list('aber jedoch sondern'),
    negationBehind: list('nicht nie niemals'),
    verbs: list('empfehle empfehlen mag gefällt gefiel gefallen liebe enttäuscht enttäuschen'),
    phrases: [
      phrase(
        1,
        `nicht besser ${WORDS}(?:sein|können|gehen|laufen)`,
        'besser geht (?:es )?nicht',
        `noch nie ${WORDS}besser\\p{L}*`,
        '(?:nie|nicht) im stich',
        'nichts (?:auszusetzen|zu beanstanden|zu meckern)',
      ),
      phrase(
        -1,
        `nicht schlechter ${WORDS}(?:sein|können|gehen|laufen)`,
        `(?:könnte|hätte|müsste) ${WORD}besser (?:sein|laufen)`,
        'im stich',
        'nie wieder',
      ),
      phrase(0, 'nicht nur', `noch nie ${WORD}so`),
    ],
  },
  fr: {
    stronger: list('très vraiment'),
    weaker: list('peu'),
    negation: list('ne pas jamais aucun aucune rien sans ni'),
    but: list('mais'),
    negationBehind: list('pas jamais'),
    verbs: list('recommande aime adore plaît déçoit'),
    phrases: [
      phrase(
        1,
        `pas ${WORD}(?:être|faire|trouver|espérer) (?:mieux|meilleure?)`,
        'on ne peut mieux',
        `(?:ai|avons|a) jamais ${WORDS}mieux`,
        'rien à (?:redire|reprocher)',
      ),
      phrase(
        -1,
        'pas (?:être|faire) (?:pire|pis)',
        '(?:pourrait|peut|aurait pu) être (?:mieux|meilleure?)',
        'laisse à désirer',
        'plus jamais',
      ),
      phrase(0, '(?:pas|non) seulement', `(?:ai|avons|a) jamais ${WORDS}(?:si|aussi)`),
    ],
  },
};
