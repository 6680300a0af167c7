import { CASES, type Features } from '../morphology/features';

const GENDER_CODES = { Neut: 'N', Fem: 'F', Masc: 'M' } as const;

/**
 * Features in the short notation of `m`, in the order that the page advises; undefined when it has
 * no codes for them.
 *
 * @example
 * toShort({ Number: 'Plur', Case: 'Ins' }); // 'P7'
 */
export function toShort(features: Features): string | undefined {
  const { Case, Number: number, Gender, Animacy, Tense, Voice, ...rest } = features;
  const hasRest = Object.values(rest).some((value) => value !== undefined);
  if (hasRest || (Tense && Tense !== 'Past') || (Voice && Voice !== 'Pass')) return undefined;
  const gender = Gender && (Gender === 'Masc' && Animacy === 'Inan' ? 'I' : GENDER_CODES[Gender]);
  return [
    Tense && 'r',
    Voice && 's',
    gender,
    number && { Sing: 'S', Plur: 'P', Dual: 'D' }[number],
    Case && String(CASES.indexOf(Case) + 1),
  ]
    .filter(Boolean)
    .join('');
}

/** @example toLong({ Number: 'Plur', Case: 'Ins' }); // 'Number=Plur|Case=Ins' */
export function toLong(features: Features): string {
  return Object.entries(features)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .join('|');
}

/** The expression that prints a form of a word. */
export function toExpression(lemma: string, features: Features): string {
  const quoted = `'${lemma.replace(/['\\]/g, '\\$&')}'`;
  const short = toShort(features);
  const filter = short === undefined ? `morph('${toLong(features)}')` : `m('${short}')`;
  return `{{ ${quoted}|${filter} }}`;
}
