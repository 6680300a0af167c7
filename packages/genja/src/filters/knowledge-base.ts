import { addWarning } from '../values/context';
import type { Context } from '../values/context';
import { readLong } from '../morphology/notation';
import { findItem } from '../values/attributes';
import { toText, joinRich } from '../values/print';
import { Dict, isInstance, isText, Undefined, ValueError } from '../values/types';
import type { Value } from '../values/types';
import { isTrue } from '../values/iterate';
import { define, needText } from './define';
import type { Filter } from './define';
import { inflect } from './morphology';

/**
 * How the data refers to an item is not public. Here it is an object with the properties of the
 * item, or the id of one that `render()` was given.
 */
export const KNOWLEDGE_FILTERS: Record<string, Filter> = {
  name: define([], (value, _, context) => {
    const item = findKnown(value, context);
    const name = ['name', 'stdForm', 'standardForm']
      .map((key) => item?.get(key))
      .find((text) => text !== undefined && isText(text));
    if (name !== undefined) return name;
    const text = toText(value, context.budget);
    addWarning(context, `The item "${text}" has no name; it is printed as it is.`);
    return isText(value) ? value : text;
  }),
  prop: define(['name'], (value, [name], context) => {
    const key = needText(name ?? new Undefined('"prop" needs the name of a property.'), 'name');
    const item = findKnown(value, context);
    const properties = item?.get('properties');
    const property =
      item?.get(key) ?? (properties instanceof Dict ? properties.get(key) : undefined);
    if (property !== undefined && property !== null) return property;
    addWarning(context, `The item has no property "${key}"; nothing is printed.`);
    return '';
  }),
  cname: (value, { positional: [letters, ...rest], named }, context) => {
    const { morph, ...others } = Object.fromEntries(named);
    if ('m' in others) throw new ValueError('"cname" takes the long notation: morph=\'Case=Gen\'.');
    if (rest.length > 0 || Object.keys(others).length > 0) {
      throw new ValueError('"cname" takes its letters and morph=.');
    }
    const code = needText(
      letters ?? new Undefined('"cname" needs letters: f, s, p, i.'),
      'letters',
    );
    const features = morph === undefined ? {} : readLong(needText(morph, 'morph'));
    const words = [...code].flatMap((letter) => buildNamePart(letter, value, context));
    // The name is one phrase: first name and surname are declined together.
    const phrase = words
      .filter(({ isName }) => isName)
      .map(({ text }) => text)
      .join(' ');
    const title = words.find(({ isTitle }) => isTitle);
    const party = words.filter(({ isName, isTitle }) => !isName && !isTitle);
    const parts = [title?.text, phrase].filter((text) => text !== undefined && text !== '');
    const inflected = parts.map((text) => inflect(text!, { features }, [], context));
    const all = [...inflected, ...party.map(({ text }) => text)];
    return joinRich(all, context.budget, ' ', { ...context.at });
  },
};

interface NamePart {
  text: string;
  isName?: boolean;
  isTitle?: boolean;
}

/** The names of the properties are our choice, except `ctk_party`. */
const KEYS = { f: 'first_name', s: 'surname', p: 'ctk_party' } as const;

function buildNamePart(letter: string, value: Value, context: Context): NamePart[] {
  const item = findKnown(value, context);
  if (letter === 'i') {
    if (!item || !isTrue(item.get('incumbent') ?? false)) return [];
    const isWoman =
      item.get('gender') === 'female' ||
      /ová$/.test(toText(item.get('surname') ?? '', context.budget));
    return [{ text: isWoman ? 'senátorka' : 'senátor', isTitle: true }];
  }
  if (!Object.hasOwn(KEYS, letter)) {
    throw new ValueError(`"cname" has no letter "${letter}". Letters: f, s, p, i.`);
  }
  const key = KEYS[letter as keyof typeof KEYS];
  const text = item?.get(key);
  if (text === undefined || text === null) {
    addWarning(context, `The candidate has no property "${key}".`);
    return [];
  }
  const name = toText(text, context.budget);
  return letter === 'p' ? [{ text: `(${name})` }] : [{ text: name, isName: true }];
}

function findKnown(value: Value, { items }: Context): Dict | undefined {
  if (value instanceof Undefined) throw new ValueError(value.message);
  if (value instanceof Dict) return value;
  if (isInstance(value)) return undefined;
  const item = findItem(items, value);
  return item instanceof Dict ? item : undefined;
}
