import { analyze } from '../analysis/analyze';
import type { Analysis } from '../analysis/analyze';
import type { Options } from '../analysis/model';
import { countSubmitted, LINE, readBlocks } from '../analysis/text/read-blocks';
import type { Source } from '../analysis/text/read-blocks';
import { isKnownCategory } from '../analysis/tags/tags';
import { parseIsoDate } from '../iso-date';
import { quote } from '../replies';
import type { Category, EditorialTag, World } from '../types';
import { hasCategory } from './photo-constraints';
import { warn } from '../warnings';
import type { Warning } from '../warnings';

/** The fields that all requests with a document share. */
export interface Document extends Source {
  id: string;
  language?: string;
  presentationLanguage?: string;
  referenceDate?: string;
  categories?: Category[];
}

const MEDIA: Options = {
  analyses: new Set(['tags']),
  domain: 'media',
  languagePrior: [],
  returnMentions: false,
  returnItemSentiment: false,
  returnGkbProperties: false,
  deriveEntities: true,
  withRelevance: true,
  categories: [],
  editorialTags: [],
  // Recorded responses of the Media API count tags from 1.
  firstTag: 1,
  submittedChars: 0,
};

/** Analyzes a document as the Media API does. */
export function analyzeMedia(
  document: Document,
  { state, now }: World,
  options: Partial<Options> = {},
): Promise<Analysis> {
  return analyze(readBlocks(document, LINE), {
    ...MEDIA,
    language: document.language,
    presentationLanguage: document.presentationLanguage,
    referenceDate: readReferenceDate(document.referenceDate, now),
    categories: document.categories ?? [],
    editorialTags: state.editorialTags.values().map(toName),
    submittedChars: countSubmitted(document),
    ...options,
  });
}

/** `NOW`, or a date; a date without a time is read as GMT. */
export function readReferenceDate(text: string | undefined, now: () => Date): Date | undefined {
  if (text === undefined) return undefined;
  if (text === 'NOW') return now();
  const time = parseIsoDate(text);
  return time === undefined ? undefined : new Date(time);
}

/** A list can have thousands; nobody reads so many warnings. */
const MOST_COMPARED = 20;

/**
 * Warns of categories that the sandbox does not know.
 *
 * @param others further categories that are compared
 */
export function listUnknownCategories(
  { categories = [] }: { categories?: Category[] },
  others: Category[] = [],
): Warning[] {
  const unknown = categories
    .slice(0, MOST_COMPARED)
    .filter((category) => !isKnownCategory(category) && !hasCategory(others, category));
  return unknown.map(({ taxonomy, code }) =>
    warn('sandbox-unknown-category', `${taxonomy} ${quote(code)} changes nothing in the sandbox`),
  );
}

function toName({
  gkbId,
  name,
  stdForms,
  forbidden,
}: EditorialTag): Options['editorialTags'][number] {
  return { id: gkbId, name, forms: stdForms ?? {}, forbidden };
}

/** Relevance of the items of a document, from 0 to 1: what recommendations compare. */
export async function buildProfile(document: Document, world: World): Promise<Map<string, number>> {
  const { tags = [] } = await analyzeMedia(document, world);
  return new Map(tags.flatMap(({ gkbId, relevance }) => (gkbId ? [[gkbId, relevance / 100]] : [])));
}

interface ObjectsRequest {
  returnObjects?: boolean;
  returnObjectFields?: string[];
}

/**
 * Warns of fields that the documentation calls ignored, and of names that no result has.
 *
 * @param results the results with all of their fields
 */
export function listIgnored(
  { returnObjects, returnObjectFields }: ObjectsRequest,
  results: object[],
): Warning[] {
  if (!returnObjectFields) return [];
  if (!returnObjects) {
    return [
      warn('fields-need-objects', 'returnObjectFields is ignored unless returnObjects is true'),
    ];
  }
  if (results.length === 0) return [];
  return returnObjectFields
    .filter((name) => !results.some((result) => Object.hasOwn(result, name)))
    .map((name) =>
      warn(
        'sandbox-unknown-field',
        `returnObjectFields has ${quote(name)}, a field that no result has`,
      ),
    );
}

/** Only the fields asked for, and always `id`. */
export function pickFields<T extends { id: string }>(
  thing: T,
  fields: string[] | undefined,
): Partial<T> {
  if (!fields) return thing;
  return Object.fromEntries(
    Object.entries(thing).filter(([key]) => key === 'id' || fields.includes(key)),
  ) as Partial<T>;
}
