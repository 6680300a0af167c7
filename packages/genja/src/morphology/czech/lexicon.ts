import type { Language, Lexeme } from '../../word';
import { createAdjective, listAdjectives } from './adjectives';
import { guessSurname, listNouns } from './nouns';
import { listPronouns } from './pronouns';
import { listVerbs } from './verbs';

let lexicon: Map<string, Lexeme[]> | undefined;
let plurals: Map<string, Lexeme> | undefined;

/** The Czech dictionary by lemma, made when it is first needed. */
export function openLexicon(): Map<string, Lexeme[]> {
  if (lexicon) return lexicon;
  lexicon = new Map();
  for (const lexeme of [...listPronouns(), ...listNouns(), ...listAdjectives(), ...listVerbs()]) {
    const homonyms = lexicon.get(lexeme.lemma) ?? [];
    lexicon.set(lexeme.lemma, [...homonyms, lexeme]);
  }
  return lexicon;
}

/** All words with this lemma: "ten" has one, "stát" is a noun and a verb. */
export function findLexemes(lemma: string): Lexeme[] {
  const listed = openLexicon().get(lemma);
  if (listed) return listed;
  // Adjectives and the surnames of women are a pattern, not a list.
  if (/^\p{Ll}+ý$/u.test(lemma)) return [createAdjective(lemma)];
  if (/^\p{Lu}\p{L}+ová$/u.test(lemma)) {
    return [createAdjective(lemma, { kind: 'noun', gender: 'Fem', isName: true })];
  }
  const plural = findPlural(lemma);
  return plural ? [plural] : [];
}

/** The surname behind a first name; of a woman only one in -á, -í, or -a is declined. */
export function findSurname(text: string, gender: Lexeme['gender']): Lexeme | undefined {
  if (!/^\p{Lu}\p{Ll}/u.test(text)) return undefined;
  const surname = findLexemes(text).find((lexeme) => lexeme.isName && lexeme.gender === gender);
  if (surname) return surname;
  const options = { kind: 'noun', gender, isName: true } as const;
  if (/[áí]$/.test(text) && gender === 'Fem') return createAdjective(text, options);
  if (/[ýí]$/.test(text) && gender === 'Masc') {
    return createAdjective(text, { ...options, animacy: 'Anim' });
  }
  return guessSurname(text, gender);
}

/** Data often has a plural as the base form: "volby", "Spojené státy". */
function findPlural(form: string): Lexeme | undefined {
  if (!plurals) {
    plurals = new Map();
    for (const lexeme of [...openLexicon().values()].flat()) {
      if (lexeme.kind !== 'noun' || lexeme.number || lexeme.isName) continue;
      const nominative = lexeme.inflect({ Case: 'Nom', Number: 'Plur' });
      if (nominative && !openLexicon().has(nominative) && !plurals.has(nominative)) {
        plurals.set(nominative, lexeme);
      }
    }
  }
  const lexeme = plurals.get(form);
  if (!lexeme) return undefined;
  const inflect: Lexeme['inflect'] = (features) => lexeme.inflect({ ...features, Number: 'Plur' });
  return { ...lexeme, number: 'Plur', inflect };
}

/** Words of the dictionary that English has, too: they are no sign of Czech. */
const SHARED =
  'auto bod body bulletin centra centrum co den derby euro film filmy gram host jet kilo kino liga ' +
  'metro ministry moc most oblast on pes pilot pole program psi referenda referendum region set ' +
  'sever soused sport sporty student syn ten';

const CZECH_LETTER = /[ěřůďťň]/i;

/** Words that English does not have: one is enough. */
const FREQUENT =
  /(?<!\p{L})(?:bud(?:e|ou)|byl[aioy]?|dnes|jsou|korun|nebo|není|podle|včera|zítra)(?!\p{L})/iu;

/** "V" at the start of a sentence, not of "Henry V"; `_` is a tag. */
const FIRST_V = /(?<![\p{L}\p{N}_'’]\s|[\p{L}\p{N}'’])V\s/u;

/** One word with such a letter, or one short word, may be a name in an English text. */
const MARKED_OR_SHORT = /[áčéíóšúýžÁČÉÍÓŠÚÝŽ]|^(?:[ksvz]|ke|[Nn]a|[Oo]d|[Pp]o|se|[Vv]e|[Zz][ae])$/;

/** A case in the short or the long notation, which English does not have. */
const CASE = /\|\s*m\(\s*['"][A-Za-z]*[1-7]|\bCase=/;

/**
 * The language that a comment sets, as in `{# language=cs #}`. Without one, Czech if a tag quotes a
 * word that only Czech has, if a string of the data contains one, if the text around the tags has Czech
 * letters or words, if a preposition waits for its form, as in `v#`, or if a tag asks for a case, as in
 * `m('6')`. Keys of the data do not count: many are English in Czech data, too.
 */
export function guessLanguage(template: string, data?: unknown): Language {
  const comment = /\{#\s*language=(cs|en)\s*#\}/.exec(template);
  if (comment) return comment[1] as Language;
  const [start = '', ...tags] = template.split(/\{[{%]/);
  const insides = tags.map((tag) => tag.split(/[}%]\}/, 1)[0]!);
  const quoted = insides.flatMap((inside) => inside.match(/'[^'\n]+'|"[^"\n]+"/g) ?? []);
  const words = [...quoted, ...listTexts(data)].flatMap((text) =>
    text
      .normalize('NFC')
      .toLowerCase()
      .split(/[^\p{L}]+/u),
  );
  const shared = new Set(SHARED.split(' '));
  const isCzech = (word: string) =>
    CZECH_LETTER.test(word) ||
    (word.length > 1 && !shared.has(word) && findLexemes(word).length > 0);
  const texts = [start, ...tags.map((tag) => tag.replace(/^.*?[}%]\}/s, ''))];
  const plain = texts.join('_').normalize('NFC');
  // "it's" and "v2" are one word each.
  const signs = [...new Set(plain.split(/[^\p{L}\p{N}'’]+/u))].filter(
    (word) => MARKED_OR_SHORT.test(word) || isCzech(word.toLowerCase()),
  );
  const isCzechTemplate =
    signs.length > 1 ||
    signs.some((word) => CZECH_LETTER.test(word)) ||
    [FREQUENT, FIRST_V].some((pattern) => pattern.test(plain)) ||
    /(?<![\p{L}\p{N}_#])[ksvz]#(?=\s|$)/iu.test(template) ||
    insides.some((inside) => CASE.test(inside));
  return isCzechTemplate || words.some(isCzech) ? 'cs' : 'en';
}

function listTexts(data: unknown): string[] {
  // Without recursion, because data of a request may have any number of levels.
  const values = [data];
  for (const value of values) {
    if (typeof value !== 'object' || value === null) continue;
    for (const inner of Object.values(value)) values.push(inner);
  }
  return values.filter((value) => typeof value === 'string');
}
