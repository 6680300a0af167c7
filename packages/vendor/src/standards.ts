import type { FieldPlace } from '@docs/openapi/describe';

/** A public standard that says what a value means. */
export interface Standard {
  name: string;
  url: string;
}

/** The entry of a standard for one value. */
export interface Code {
  standard: Standard;
  /** Its own entry for the value. */
  url?: string;
  /** The value in words; absent where the field itself explains its values. */
  term?: string;
}

const UNIVERSAL_DEPENDENCIES = 'https://universaldependencies.org/u';
const POS = { name: 'Universal POS tags', url: `${UNIVERSAL_DEPENDENCIES}/pos/` };
const RELATIONS = { name: 'Universal Dependency Relations', url: `${UNIVERSAL_DEPENDENCIES}/dep/` };
const FEATURES = { name: 'Universal Features', url: `${UNIVERSAL_DEPENDENCIES}/feat/` };
const LANGUAGES = { name: 'ISO 639-1', url: 'https://www.iso.org/iso-639-language-code' };
const TIMEX = { name: 'TIMEX3', url: 'https://timeml.github.io/site/publications/specs.html' };
const MEDIA_TOPICS = {
  name: 'IPTC Media Topics',
  url: 'https://iptc.org/standards/media-topics/',
};
const WIKIDATA = { name: 'Wikidata', url: 'https://www.wikidata.org/' };

/** Fields of texts by language: their keys are languages. */
const BY_LANGUAGE = [
  'PhotoData.name',
  'PhotoData.description',
  'EditorialTag.stdForms',
  'EditorialTag.descriptions',
];

const LANGUAGE_FIELDS = ['language', 'presentationLanguage', 'detected', 'fallbackLanguages'];

/** The kinds of values of TIMEX3, by how they begin. */
const TIMES: [pattern: RegExp, term: string][] = [
  [/^PT?\d/, 'a duration'],
  [/^XXXX-/, 'a date in an unspecified year, or a repeated time'],
  [/^\d{4}(-(\d\d|W\d|Q\d|H\d|S[PU]|FA|WI|XX)|$)|^\d{3}$/, 'a calendar date or time'],
  [/^T\d\d/, 'a time of day'],
  [/^(PAST|PRESENT|FUTURE)_REF$/, 'a time without a date'],
];

/**
 * Finds what a standard says of a value, for the fields whose values a standard defines.
 *
 * @example
 * findCode({ type: 'Token', field: 'pos' }, 'NOUN')?.url; // 'https://universaldependencies.org/u/pos/NOUN.html'
 */
export function findCode({ type, field, key }: FieldPlace, value: string): Code | undefined {
  const name = `${type}.${field}`;
  if (name === 'Token.pos') return { standard: POS, url: `${POS.url}${value}.html` };
  if (name === 'Token.fnc') return findRelation(value);
  if (key === 'MediaTopicId' && /^\d{8}$/.test(value)) {
    return { standard: MEDIA_TOPICS, url: `https://cv.iptc.org/newscodes/mediatopic/${value}` };
  }
  if (key === 'wikidataId' || key === 'wikidata' || field === 'wikidataId') {
    return { standard: WIKIDATA, url: `${WIKIDATA.url}wiki/${value}` };
  }
  if (key === undefined && LANGUAGE_FIELDS.includes(field)) return findLanguage(value);
  return name === 'Entity.stdForm' ? findTime(value) : undefined;
}

/** The same for the name of a key that the API does not choose. */
export function findKeyCode({ type, field }: FieldPlace, key: string): Code | undefined {
  const name = `${type}.${field}`;
  if (BY_LANGUAGE.includes(name)) return findLanguage(key);
  // Geneea's own features begin with a small letter.
  if (name === 'Token.feats' && /^[A-Z][A-Za-z]+$/.test(key)) {
    return { standard: FEATURES, url: `${FEATURES.url}${key}.html` };
  }
  return undefined;
}

/** A subtype such as `obl:arg` is described with its relation. */
function findRelation(value: string): Code {
  const [relation = ''] = value.split(':');
  return { standard: RELATIONS, url: `${RELATIONS.url}${relation}.html` };
}

function findLanguage(value: string): Code | undefined {
  if (!/^[a-z]{2}$/.test(value)) return undefined;
  const term = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(value);
  return term === undefined ? undefined : { standard: LANGUAGES, term };
}

function findTime(value: string): Code | undefined {
  const term = TIMES.find(([pattern]) => pattern.test(value))?.[1];
  return term === undefined ? undefined : { standard: TIMEX, term };
}
