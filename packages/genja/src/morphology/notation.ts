import { suggestName } from '../names';
import { ValueError } from '../values/types';
import { FEATURE_VALUES, type Features } from '../word';
import featureCodes from './notation.data.json';

/** The notation of a word: its features, and its role in an agreement. */
export interface Inflection {
  features: Features;
  /** The number of the agreement that this word decides: `#1`, `ref=1`. */
  reference?: number;
  /** The number of the agreement that this word follows: `@1`, `agr=1`. */
  agreement?: number;
}

const CODES: Record<string, string> = featureCodes;

/**
 * Reads the short notation of `m`.
 *
 * @example
 * readShort('P7#56'); // { features: { Number: 'Plur', Case: 'Ins' }, reference: 56 }
 */
export function readShort(codes: string): Inflection {
  const inflection: Inflection = { features: {} };
  const pattern = /([#@])(\d*)|([^])/gu;
  for (const [, mark, digits, code] of codes.matchAll(pattern)) {
    if (mark) {
      const index = checkIndex(Number(digits || NaN), `${mark}n`);
      if (mark === '#') inflection.reference = index;
      else inflection.agreement = index;
    } else if (Object.hasOwn(CODES, code!)) {
      Object.assign(inflection.features, readLong(CODES[code!]!));
    } else if (code!.trim()) {
      throw new ValueError(
        `The short notation has no known code "${code}". ` +
          'Codes: 1 to 7, S, P, D, N, F, M, I, r, s, #n, @n. Use "morph" for other features.',
      );
    }
  }
  return inflection;
}

/** Reads the long notation of `morph`: `Case=Loc|Number=Sing`. */
export function readLong(text: string): Features {
  const features: Features = {};
  for (const assignment of text.split('|').filter((piece) => piece.trim())) {
    const [name = '', value = ''] = assignment.split('=').map((piece) => piece.trim());
    if (/\[psor\]$/.test(name)) {
      throw new ValueError(`"${name}", possessor agreement, is not supported in the playground.`);
    }
    if (!Object.hasOwn(FEATURE_VALUES, name)) {
      const hint = suggestName(name, Object.keys(FEATURE_VALUES));
      throw new ValueError(`There is no feature "${name}". ${hint ?? ''}`.trim());
    }
    const values = FEATURE_VALUES[name as keyof Features];
    if (!values.includes(value)) {
      throw new ValueError(`"${name}" has no value "${value}". Values: ${values.join(', ')}.`);
    }
    Object.assign(features, { [name]: value });
  }
  return features;
}

export function checkIndex(index: number, name: string): number {
  if (Number.isSafeInteger(index) && index > 0) return index;
  throw new ValueError(`The number of an agreement (${name}) is a whole number from 1.`);
}
