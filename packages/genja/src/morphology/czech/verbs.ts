import { toWordList } from '@docs/utils';
import type { Features, Lexeme } from '../../word';
import table from './verbs.data.json';

interface Verb {
  infinitive: string;
  present: string;
  past: string;
  passive?: string;
  isPerfective: boolean;
}

const AUXILIARY = ['jsem', 'jsi', '', 'jsme', 'jste', ''];
const CONDITIONAL = ['bych', 'bys', 'by', 'bychom', 'byste', 'by'];
/** First to third person, singular then plural; for the future only where it has no "být". */
const irregular: Record<string, string> = table.irregular;
const future: Record<string, string> = table.future;
const endings: Record<string, string> = table.endings;

/** End of the infinitive; ends of the present, of the past, and of the passive. */
const REGULAR: [infinitive: RegExp, present: string, past: string, passive: string][] = [
  [/ovat$/, 'uje', 'oval', 'ován'],
  [/(?<=[^aeiouyáéěíóúůý])nout$/, 'ne', 'l', 'nut'],
  [/at$/, 'á', 'al', 'án'],
  [/it$/, 'í', 'il', 'en'],
  [/et$/, 'í', 'el', 'en'],
  [/ět$/, 'í', 'ěl', 'ěn'],
];

export function listVerbs(): Lexeme[] {
  return toWordList(table.verbs).map((entry) => createLexeme(readVerb(entry)));
}

/**
 * Reads a verb of the table: the infinitive, then behind `/` the third person of the present and the
 * past participle, behind `:` the passive participle. Forms that the rules of `REGULAR` give are left
 * out; a verb without `:` has no passive. A star marks a perfective verb, whose present forms speak
 * of the future.
 */
function readVerb(entry: string): Verb {
  const [, star, active = '', passive] = /^(\*?)([^:]+)(?::(.*))?$/.exec(entry)!;
  const [infinitive = '', ...forms] = active.split('/');
  const [ending = /$/, ...ends] = REGULAR.find(([pattern]) => pattern.test(infinitive)) ?? [];
  const [present = '', past = '', regular = ''] = ends.map((end) =>
    infinitive.replace(ending, end),
  );
  return {
    infinitive,
    present: forms[0] ?? present,
    past: forms[1] ?? past,
    ...(passive !== undefined && { passive: passive || regular }),
    isPerfective: star === '*',
  };
}

function createLexeme(verb: Verb): Lexeme {
  return {
    lemma: verb.infinitive,
    kind: 'verb',
    pattern: toClass(verb),
    ...(verb.isPerfective && { isPerfective: true }),
    inflect: (features) => conjugate(verb, features),
  };
}

/** The five classes of Czech grammars, by the third person of the present. */
function toClass({ infinitive, present }: Verb): string {
  if (present.endsWith('á')) return 'dělá';
  if (present.endsWith('í')) return 'prosí';
  if (infinitive.endsWith('nout')) return 'tiskne';
  return present.endsWith('je') ? 'kryje' : 'nese';
}

function conjugate(verb: Verb, features: Features): string | undefined {
  const { Tense, Voice, Mood, VerbForm, Polarity } = features;
  if (Mood === 'Imp' || VerbForm === 'Ger') return undefined;
  const negate = (text: string) => (Polarity === 'Neg' ? toNegative(text) : text);
  const person = findPerson(features);
  if (Voice === 'Pass') {
    if (!verb.passive) return undefined;
    const participle = agree(verb.passive, features);
    if (!Tense && Mood !== 'Cnd') return negate(participle);
    const auxiliary = conjugate(BE, { ...features, Voice: undefined });
    return auxiliary === undefined ? undefined : `${auxiliary} ${participle}`;
  }
  if (Mood === 'Cnd') return `${negate(agree(verb.past, features))} ${CONDITIONAL[person]}`;
  if (Tense === 'Past') {
    const auxiliary = VerbForm === 'Part' ? '' : AUXILIARY[person];
    return negate(agree(verb.past, features)) + (auxiliary && ` ${auxiliary}`);
  }
  if (Tense === 'Fut' && !verb.isPerfective) {
    const ownFuture = future[verb.infinitive];
    if (ownFuture) return negate(ownFuture.split(' ')[person]!);
    return `${negate(table.future.být.split(' ')[person]!)} ${verb.infinitive}`;
  }
  if (Tense || features.Person || features.Number || Mood) {
    return negate(toPresent(verb).split(' ')[person]!);
  }
  return negate(verb.infinitive);
}

const BE: Verb = { infinitive: 'být', present: 'je', past: 'byl', isPerfective: false };

function toNegative(text: string): string {
  return text === 'je' ? 'není' : `ne${text}`;
}

/** 0 to 5. */
function findPerson({ Person = '3', Number: number }: Features): number {
  return Number(Person) - 1 + (number === 'Plur' || number === 'Dual' ? 3 : 0);
}

function toPresent({ infinitive, present }: Verb): string {
  const listed = irregular[infinitive];
  if (listed) return listed;
  const ending = Object.keys(endings).find((text) => present.endsWith(text))!;
  const stem = present.slice(0, -ending.length);
  return endings[ending]!.split(' ')
    .map((text) => stem + text)
    .join(' ');
}

/** A participle with the ending for gender and number: `vyhrál`, `vyhrála`, `vyhráli`, `vyhrály`. */
function agree(participle: string, features: Features): string {
  const { Gender: gender = 'Masc', Animacy: animacy = 'Anim', Number: number } = features;
  const isPlural = number === 'Plur' || number === 'Dual';
  const stem = participle.replace(/^(při|ode|na|vy|pro)?šel$/, '$1šl');
  if (isPlural) {
    if (gender === 'Neut') return `${stem}a`;
    return stem + (gender === 'Masc' && animacy !== 'Inan' ? 'i' : 'y');
  }
  if (gender === 'Fem') return `${stem}a`;
  return gender === 'Neut' ? `${stem}o` : participle;
}
