import type { Features, InflectedToken, Word } from './word';

/** English words that do not follow the rules: base form and the other forms. */

/** singular/plural */
const NOUNS = `man/men woman/women child/children person/people foot/feet tooth/teeth goose/geese
  mouse/mice ox/oxen leaf/leaves half/halves knife/knives life/lives wife/wives shelf/shelves
  thief/thieves wolf/wolves loaf/loaves calf/calves self/selves potato/potatoes tomato/tomatoes
  hero/heroes echo/echoes veto/vetoes cargo/cargoes sheep/sheep fish/fish deer/deer series/series
  species/species aircraft/aircraft crisis/crises analysis/analyses basis/bases thesis/theses
  criterion/criteria phenomenon/phenomena referendum/referendums stadium/stadiums penny/pence
  bus/buses gas/gases quiz/quizzes data/data news/news percent/percent`;

/** base/past/participle; a form is left out where the rule or the form before it gives it. */
const VERBS = `win/won lose/lost beat/beat/beaten draw/drew/drawn score play have/had do/did/done
  go/went/gone come/came/come take/took/taken give/gave/given get/got make/made see/saw/seen
  say/said rise/rose/risen fall/fell/fallen grow/grew/grown hold/held lead/led leave/left meet/met
  pay/paid put/put run/ran/run send/sent set/set show/showed/shown sit/sat speak/spoke/spoken
  spend/spent stand/stood think/thought throw/threw/thrown write/wrote/written begin/began/begun
  break/broke/broken build/built buy/bought catch/caught choose/chose/chosen cut/cut
  drive/drove/driven eat/ate/eaten feel/felt fight/fought find/found fly/flew/flown
  forget/forgot/forgotten hit/hit keep/kept know/knew/known lay/laid lie/lay/lain let/let read/read
  ride/rode/ridden ring/rang/rung sell/sold shoot/shot shut/shut sing/sang/sung sink/sank/sunk
  sleep/slept steal/stole/stolen swim/swam/swum teach/taught tell/told wear/wore/worn
  become/became/become bring/brought elect defeat vote receive report remain increase decrease
  expect reach finish start open close stop/stopped drop/dropped plan/planned injure confirm call
  want need use live work move change happen improve predict rain`;

const ORDINALS = `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
  thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth`;

const ORDINAL_TENS =
  'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth';

const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';

export const NUMERALS = 'one two three four five six seven eight nine ten'.split(' ');

/** singular/plural of words that stand before a noun or for it */
const DETERMINERS = 'this/these that/those it/they its/their';

export interface EnglishForm {
  form: string;
  pattern: string;
  kind: 'noun' | 'verb' | 'determiner';
}

const read = (text: string) =>
  new Map(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((entry) => entry.split('/'))
      .map(([base = '', ...forms]) => [base, forms] as const),
  );

let data: Record<'nouns' | 'verbs' | 'determiners', Map<string, string[]>> | undefined;

function open() {
  data ??= { nouns: read(NOUNS), verbs: read(VERBS), determiners: read(DETERMINERS) };
  return data;
}

const isPlural = ({ Number: number }: Features) => number === 'Plur' || number === 'Dual';

/** The form of an English word. Words that are in no list follow the rules. */
export function inflectEnglish(lemma: string, features: Features): EnglishForm {
  const { verbs, determiners } = open();
  if (lemma === 'be') return { form: inflectBe(features), pattern: 'be', kind: 'verb' };
  const determiner = determiners.get(lemma);
  if (determiner) {
    const form = isPlural(features) ? determiner[0]! : lemma;
    return { form, pattern: lemma, kind: 'determiner' };
  }
  const known = verbs.get(lemma);
  const { Tense, Voice, Person, Mood, VerbForm } = features;
  if (known || Tense || Voice || Person || Mood || VerbForm) {
    const [past = toPast(lemma), participle = past] = known ?? [];
    const form = inflectVerb(lemma, past, participle, features);
    return { form, pattern: known && past !== toPast(lemma) ? lemma : 'regular', kind: 'verb' };
  }
  const irregular = open().nouns.get(lemma)?.[0];
  const form = isPlural(features) ? toPlural(lemma) : lemma;
  return { form, pattern: irregular ? lemma : 'regular', kind: 'noun' };
}

export function isKnownEnglish(lemma: string): boolean {
  const { nouns, verbs, determiners } = open();
  return lemma === 'be' || [nouns, verbs, determiners].some((words) => words.has(lemma));
}

/**
 * @example
 * toPlural('box'); // 'boxes'
 * toPlural('penalty area'); // 'penalty areas'
 */
function toPlural(noun: string): string {
  const [, before = '', last = noun] = /^(.*[\s-])?(\S+)$/.exec(noun) ?? [];
  const irregular = open().nouns.get(last)?.[0];
  if (irregular) return before + irregular;
  if (/[^aeiou]y$/i.test(last)) return before + last.replace(/y$/, 'ies');
  return before + last + (/(?:s|x|z|ch|sh)$/.test(last) ? 'es' : 's');
}

function inflectBe(features: Features): string {
  const { Tense, Person = '3', VerbForm, Voice, Mood } = features;
  if (VerbForm === 'Inf') return 'be';
  if (VerbForm === 'Ger') return 'being';
  if (VerbForm === 'Part' || Voice === 'Pass') return 'been';
  if (Mood === 'Cnd') return 'would be';
  if (Tense === 'Fut') return 'will be';
  const plural = isPlural(features) || Person === '2';
  if (Tense === 'Past') return plural ? 'were' : 'was';
  if (!Tense && !features.Number && !features.Person) return 'be';
  return plural ? 'are' : Person === '1' ? 'am' : 'is';
}

function inflectVerb(lemma: string, past: string, participle: string, features: Features): string {
  const { Tense, Voice, Mood, VerbForm, Person = '3' } = features;
  if (Voice === 'Pass') {
    return Tense ? `${inflectBe({ ...features, Voice: undefined })} ${participle}` : participle;
  }
  if (VerbForm === 'Part') return participle;
  if (VerbForm === 'Ger') return `${dropE(double(lemma))}ing`;
  if (Mood === 'Cnd') return `would ${lemma}`;
  if (Tense === 'Past') return past;
  if (Tense === 'Fut') return `will ${lemma}`;
  const isThird =
    Person === '3' && !isPlural(features) && (Tense || features.Number || features.Person);
  if (!isThird || VerbForm === 'Inf') return lemma;
  if (lemma === 'have') return 'has';
  return /o$/.test(lemma) ? `${lemma}es` : toPlural(lemma);
}

function toPast(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return verb.replace(/y$/, 'ied');
  return verb.endsWith('e') ? `${verb}d` : `${verb}ed`;
}

const DOUBLED = /^(?:win|run|cut|put|set|sit|hit|shut|stop|drop|plan|swim|begin|get|let)$/;

function double(verb: string): string {
  return DOUBLED.test(verb) ? verb + verb.at(-1)! : verb;
}

function dropE(verb: string): string {
  return /[^e]e$/.test(verb) && verb !== 'be' ? verb.slice(0, -1) : verb;
}

/** 1 to 99; nothing for others. */
export function toEnglishOrdinal(number: number): string | undefined {
  const list = (text: string) => text.split(/\s+/);
  if (number < 20) return list(ORDINALS)[number - 1];
  const ten = Math.floor(number / 10) - 2;
  if (number % 10 === 0) return list(ORDINAL_TENS)[ten];
  const word = list(TENS)[ten];
  const one = list(ORDINALS)[(number % 10) - 1];
  return word && one && `${word}-${one}`;
}

/** `a` or `an`, by the sound with which the next word begins. */
export function chooseArticle(article: string, next: string): string {
  const word = next.toLowerCase();
  const isVowel = /^\d/.test(word)
    ? /^(?:8|11(?:\D|$)|18(?:\D|$))/.test(word)
    : /^(?:[aeiou](?!ni[cfvto]|se|sual|urop|ne\b|nce\b)|hour|hono|heir)/.test(word);
  return isVowel ? `${article}n` : article;
}

/** One of something is singular, every other number plural. */
export function countEnglish(value: number): Features {
  return { Number: Math.abs(value) === 1 ? 'Sing' : 'Plur' };
}

export function inflectEnglishCount({ text, count, features }: Word): InflectedToken[] {
  const { value, digits, inWords } = count!;
  const number = countEnglish(value);
  const plural = number.Number === 'Plur';
  const word = inWords ? NUMERALS[value - 1] : undefined;
  const form = plural ? toPlural(text) : text;
  return [
    {
      text: word ?? digits,
      ...(word && { lemma: word }),
      features: {},
      rule: 'Numbers below 11 are written as words.',
      isUnknown: false,
    },
    { text: ' ', features: {}, rule: '', isUnknown: false },
    {
      text: form,
      lemma: text,
      features: { ...features, ...number },
      pattern: form === `${text}s` || !plural ? 'regular' : text,
      rule: plural ? 'Every number but 1 takes the plural.' : '1 takes the singular.',
      isUnknown: false,
    },
  ];
}
