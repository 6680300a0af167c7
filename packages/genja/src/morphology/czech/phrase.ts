import { pickNominal } from '../../word';
import type { Features, GroupFeatures, InflectedToken, Lexeme, Word } from '../../word';
import { findLexemes, findSurname } from './lexicon';

/** A word of a phrase, with its entry in the dictionary and the part that it plays. */
interface Analyzed {
  text: string;
  lexeme?: Lexeme;
  /** Follows the head of the phrase, or stays as it is: "Ústí nad Labem". */
  isDeclined: boolean;
}

const UNKNOWN = 'Not in the dictionary, so it is printed as it is.';

/** Inflects a word or phrase by what the template asks for and what it takes over by agreement. */
export function inflectCzech(word: Word, inherited: GroupFeatures | undefined): InflectedToken[] {
  const head = findHead(analyze(word.text, word.features));
  const isVerb = head?.lexeme?.kind === 'verb';
  const isNoun = head?.lexeme?.kind === 'noun';
  const { Case, Number: number, ...gender } = pickNominal(takeOver(head?.lexeme, inherited));
  const taken: Features = {
    ...(Case && !isVerb && { Case }),
    ...(number && { Number: number }),
    ...(!isNoun && gender),
  };
  const features = { ...taken, ...word.features };
  const rule = inherited
    ? `Takes ${isVerb ? 'gender and number' : isNoun ? 'case and number' : 'gender, number and case'} from the word that it agrees with.`
    : 'The template asks for this form.';
  return inflectPhrase(word.text, features, rule);
}

/** "pět hráčů, kteří": a relative pronoun has the case that its clause requires. */
function takeOver(lexeme: Lexeme | undefined, inherited?: GroupFeatures): Features | undefined {
  const attribute = inherited?.attribute;
  if (!attribute || lexeme?.kind === 'verb' || lexeme?.kind === 'noun') return inherited;
  return lexeme?.lemma === 'který' ? { ...attribute, Case: 'Nom' } : attribute;
}

/** Gender, number and case that others take over from a phrase. */
export function readCzechGroup(text: string, features: Features): Features {
  const head = findHead(analyze(text, features))?.lexeme;
  const number = head?.number ?? features.Number ?? 'Sing';
  const gender = number === 'Plur' && head?.pluralGender ? head.pluralGender : head?.gender;
  return {
    Case: features.Case ?? 'Nom',
    Number: number,
    ...((gender ?? features.Gender) && { Gender: gender ?? features.Gender }),
    ...((head?.animacy ?? features.Animacy) && { Animacy: head?.animacy ?? features.Animacy }),
  };
}

export function inflectPhrase(text: string, features: Features, rule: string): InflectedToken[] {
  const analyzed = analyze(text, features);
  const head = findHead(analyzed)?.lexeme;
  const number = head?.number ?? features.Number;
  const nominal: Features = { ...features, ...(number && { Number: number }) };
  const attribute: Features = {
    ...nominal,
    ...(head?.gender && { Gender: head.gender }),
    ...(head?.animacy && { Animacy: head.animacy }),
  };
  const ignored = findIgnored(features, analyzed);
  const last = analyzed.findLastIndex(({ lexeme }) => lexeme?.kind === 'noun');
  return analyzed.map(({ text: word, lexeme, isDeclined }, index): InflectedToken => {
    if (/^[^\p{L}]*$/u.test(word)) return { text: word, features: {}, rule: '', isUnknown: false };
    if (!lexeme || !isDeclined) {
      const reason = isDeclined ? UNKNOWN : 'This part of the phrase keeps its form.';
      return { text: word, lemma: word, features: {}, rule: reason, isUnknown: isDeclined };
    }
    const applied = lexeme.kind === 'noun' || lexeme.kind === 'verb' ? nominal : attribute;
    const form = Object.keys(applied).length === 0 ? lexeme.lemma : lexeme.inflect(applied);
    const { lemma, pattern } = lexeme;
    if (form === undefined) {
      const reason = 'The dictionary has no such form of this word.';
      return { text: word, lemma, features: applied, pattern, rule: reason, isUnknown: true };
    }
    if (ignored && lexeme === head) {
      const reason = `"${ignored}" has no effect on this word.`;
      return { text: word, lemma, features: applied, pattern, rule: reason, isUnknown: true };
    }
    return {
      text: copyCapitals(word, index < last ? shortenDative(lexeme, form) : form),
      lemma,
      features: complete(lexeme, applied),
      pattern,
      rule,
      isUnknown: false,
    };
  });
}

const NOMINAL = ['Case', 'Number', 'Gender', 'Animacy'];
const OBEYED: Record<Lexeme['kind'], string[]> = {
  noun: NOMINAL,
  pronoun: NOMINAL,
  numeral: NOMINAL,
  adjective: [...NOMINAL, 'Degree', 'Polarity'],
  verb: 'Number Gender Animacy Person Tense Voice Mood VerbForm Polarity'.split(' '),
};

/** A feature that no word of a phrase has: "hráč" has no comparative. */
function findIgnored(features: Features, analyzed: Analyzed[]): string | undefined {
  const kinds = analyzed.flatMap(({ lexeme }) => lexeme?.kind ?? []);
  const entry = Object.entries(features).find(
    ([name, value]) =>
      value && value !== 'Pos' && !kinds.some((kind) => OBEYED[kind].includes(name)),
  );
  return kinds.length > 0 && entry ? entry.join('=') : undefined;
}

/** Of several words for a man only the last has the long ending: "panu Petru Novákovi". */
function shortenDative({ animacy, lemma }: Lexeme, form: string): string {
  return animacy === 'Anim' && !lemma.endsWith('a') ? form.replace(/ovi$/, 'u') : form;
}

/** The features of a form, with those that the template left out; the future of a perfective verb is one. */
function complete(lexeme: Lexeme, asked: Features): Features {
  const base: Features = { Case: 'Nom', Number: 'Sing', ...asked };
  if (lexeme.kind === 'noun') {
    const { gender, animacy, pluralGender } = lexeme;
    const Gender = (base.Number !== 'Sing' && pluralGender) || gender;
    return { ...base, ...(Gender && { Gender }), ...(animacy && { Animacy: animacy }) };
  }
  if (lexeme.kind === 'adjective') return { Gender: 'Masc', ...base };
  if (lexeme.kind !== 'verb') return asked;
  const { Tense, Voice, Mood, Person, Polarity, Gender = 'Masc' } = asked;
  const isParticiple = Tense === 'Past' || Voice === 'Pass' || Mood === 'Cnd';
  if (isParticiple) return { ...asked, Number: base.Number, Gender };
  if (!Tense && !Person && !asked.Number && !Mood) return asked;
  return {
    Number: base.Number,
    Person: Person ?? '3',
    Tense: lexeme.isPerfective ? 'Fut' : (Tense ?? 'Pres'),
    ...(Polarity && { Polarity }),
  };
}

/** Cuts a phrase into words and spaces and finds each word in the dictionary. */
function analyze(text: string, features: Features): Analyzed[] {
  const parts = text.split(/([^\p{L}\p{N}_]+)/u).filter(Boolean);
  const words = parts.filter((piece) => /\p{L}/u.test(piece));
  if (words.length === 1) {
    return parts.map((piece) => ({
      text: piece,
      lexeme: /\p{L}/u.test(piece) ? pick(lookUp(piece), features) : undefined,
      isDeclined: true,
    }));
  }
  return analyzePhrase(parts, features);
}

/**
 * Adjectives before the first noun are declined with it; after it only names of a person, so that
 * "strana zelených" and "Ústí nad Labem" keep their ends, but "premiér Petr Fiala" does not.
 */
function analyzePhrase(parts: string[], features: Features): Analyzed[] {
  let head: Lexeme | undefined;
  let gender: Features['Gender'];
  let isPerson = false;
  let isOver = false;
  const analyzed = parts.map((text): Analyzed => {
    if (!/\p{L}/u.test(text)) {
      if (/[,;:()–]/.test(text) && head) isOver = true;
      return { text, isDeclined: false };
    }
    const lexemes = lookUp(text);
    if (!head) {
      head = lexemes.find(({ kind }) => kind === 'noun');
      gender = head?.gender;
      isPerson = head?.isName ?? false;
      return { text, lexeme: head ?? pick(lexemes, features), isDeclined: true };
    }
    if (isPerson && text === 'a') {
      gender = undefined;
      return { text, isDeclined: false };
    }
    const name = lexemes.find((lexeme) => lexeme.isName && (!gender || lexeme.gender === gender));
    if (name && (gender === 'Fem' || head.animacy === 'Anim')) isPerson = true;
    // "koruna česká", but "strana zelených": behind the noun, an adjective in the same form.
    const attribute = isOver || /^\p{Lu}/u.test(text) ? undefined : findAttribute(text, head);
    if (attribute) return { text, lexeme: attribute, isDeclined: true };
    if (!isPerson) isOver = true;
    if (isOver) return { text, isDeclined: false };
    gender ??= name?.gender;
    const lexeme = name ?? findSurname(text, gender);
    const isDeclined = lexeme !== undefined || gender !== 'Fem' || /^\p{Lu}.*a$/u.test(text);
    return { text, lexeme, isDeclined };
  });
  const headIndex = analyzed.findIndex(({ lexeme }) => lexeme === head);
  return analyzed.map((piece, index) => {
    if (piece.lexeme || !piece.isDeclined || !head || index > headIndex) return piece;
    return { ...piece, lexeme: findAttribute(piece.text, head) };
  });
}

function findHead(analyzed: Analyzed[]): Analyzed | undefined {
  return (
    analyzed.find(({ lexeme }) => lexeme?.kind === 'noun') ?? analyzed.find(({ lexeme }) => lexeme)
  );
}

/** The adjective whose nominative, beside this noun, is the given form: "nová" beside "škola". */
function findAttribute(form: string, head: Lexeme): Lexeme | undefined {
  if (!/\p{L}/u.test(form)) return undefined;
  const lower = form.toLowerCase();
  const lemmas = [
    lower.replace(/[áéí]$/, 'ý'),
    lower.replace(/ští$/, 'ský'),
    lower.replace(/čtí$/, 'cký'),
    lower.replace(/(?:ova|ovo|ovy|ovi)$/, 'ův'),
    lower.replace(/(?:ina|ino|iny|ini)$/, 'in'),
    lower.replace(/^t[aoiy]$/, 'ten'),
    lower.replace(/^t[aoiy]to$/, 'tento'),
  ];
  const nominative: Features = {
    Case: 'Nom',
    Number: head.number ?? 'Sing',
    Gender: head.gender,
    ...(head.animacy && { Animacy: head.animacy }),
  };
  for (const lemma of lemmas.flatMap((text) => [text, text[0]!.toUpperCase() + text.slice(1)])) {
    const lexeme = findLexemes(lemma).find(
      ({ kind }) => kind === 'adjective' || kind === 'pronoun',
    );
    if (lexeme?.inflect(nominative)?.toLowerCase() === lower) return lexeme;
  }
  return undefined;
}

function lookUp(text: string): Lexeme[] {
  const exact = findLexemes(text);
  if (exact.length > 0) return exact;
  return findLexemes(text.toLowerCase());
}

/** "stát" is a noun and a verb: a tense asks for the verb, everything else for the noun. */
function pick(lexemes: Lexeme[], features: Features): Lexeme | undefined {
  const asksForVerb = features.Tense ?? features.Voice ?? features.Mood ?? features.Person;
  const verb = lexemes.find(({ kind }) => kind === 'verb');
  return asksForVerb && verb ? verb : lexemes[0];
}

/** "Kočka" stays large and "PRAHA" all large. */
function copyCapitals(model: string, form: string): string {
  if (model.length > 1 && model === model.toUpperCase()) return form.toUpperCase();
  return /^\p{Lu}/u.test(model) ? form[0]!.toUpperCase() + form.slice(1) : form;
}
