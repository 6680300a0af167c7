import foods from '../../data/food.json';
import { hasGkbId, items } from '../../data/items';
import { listOwnMentions } from '../model';
import type { FoundEntity, Options, Paragraph, Sentence, Span, Token } from '../model';
import { countIds } from '../language/segment';
import { chooseStandardForm } from './spans';
import { findStandardForm } from '../../data/item';
import type { ItemProperty } from '../../data/item';
import type { Category } from '../../types';

/** Recorded: dates and numbers first, then names, then events and concepts; each in text order. */
const NAMES = new Set(['person', 'organization', 'location', 'product']);
const CONCEPTS = new Set(['event', 'general', 'food']);

/** Where a mention is: its sentence, and its tokens in it. */
interface MentionPosition {
  sentence: Sentence;
  tokens: Token[];
}

function toGroup({ type }: FoundEntity): number {
  if (CONCEPTS.has(type)) return 2;
  return NAMES.has(type) ? 1 : 0;
}

/** Groups places of the text by the thing they mean. */
export function collectEntities(
  spans: Span[],
  language: string,
  options: Options,
  nextMention: () => string,
): FoundEntity[] {
  const nextEntity = countIds('e');
  const entities = new Map<string, FoundEntity>();
  const finders = new Map<Paragraph, ReturnType<typeof locate>>();
  for (const span of spans) {
    const find = finders.get(span.paragraph) ?? locate(span.paragraph);
    finders.set(span.paragraph, find);
    const position = find(span.start, span.end);
    if (!position) continue;
    const earlier = entities.get(span.key);
    const entity = earlier ?? buildEntity(span, options);
    entities.set(span.key, entity);
    entity.mentions.push({
      id: nextMention(),
      text: span.paragraph.text.slice(span.start, span.end),
      mwl: span.base,
      tokenIds: position.tokens.map(({ id }) => id),
      ...position,
    });
  }
  const mentioned = [...entities.values()].sort((a, b) => toGroup(a) - toGroup(b));
  for (const entity of mentioned) {
    entity.id = nextEntity();
    entity.relevance = measureRelevance(entity, spans, options);
  }
  if (!options.deriveEntities) return mentioned;
  return [...mentioned, ...derive(mentioned, { language, options, nextEntity, nextMention })];
}

function buildEntity(span: Span, options: Options): FoundEntity {
  const hasId =
    (options.domain === 'media' || span.itemId?.startsWith('HSP-')) && hasGkbId(span.itemId ?? '');
  return {
    id: '',
    ...(span.itemId && { itemId: span.itemId }),
    ...(span.itemId && hasId && { gkbId: span.itemId }),
    standardForm: span.standardForm,
    type: span.type,
    relevance: 0,
    mentions: [],
  };
}

/** How much one place says about the article: the title most, the end of the text least. */
const WEIGHT: Record<string, number> = { TITLE: 0.94, ABSTRACT: 0.8, section_heading: 0.7 };
const BODY_WEIGHT = 0.66;
const NAMED = new Set(['person', 'organization', 'location', 'product', 'event']);

function measureRelevance(entity: FoundEntity, spans: Span[], options: Options): number {
  const item = entity.itemId;
  if (!item) return 10;
  const isConfirmed = options.categories.some((category) => isNamed(item, category));
  const weights = [
    ...spans.filter(({ key }) => key === item).map(measureWeight),
    ...(isConfirmed ? [BODY_WEIGHT] : []),
  ].sort((a, b) => b - a);
  // The first place counts in full, every further one by half.
  const missed = weights
    .slice(0, 20)
    .reduce((rest, weight, index) => rest * (1 - (index === 0 ? weight : weight / 2)), 1);
  const share = NAMED.has(entity.type) ? 1 : 0.7;
  return round(100 * (1 - missed) * share, 0);
}

function measureWeight({ paragraph, start }: Span): number {
  const weight = WEIGHT[paragraph.type];
  if (weight !== undefined) return weight;
  const position = start + paragraph.index * 40;
  return BODY_WEIGHT / (1 + Math.max(0, position - 200) / 1500);
}

/** A category such as entity_location with the code Munich confirms an entity. */
export function isNamed(id: string, { taxonomy, code }: Category): boolean {
  const item = items.get(id);
  if (!item || taxonomy !== `entity_${item.type}`) return false;
  const name = code.toLowerCase();
  return Object.values(item.names).some((names) =>
    names.some((form) => form.toLowerCase() === name),
  );
}

/** A city brings its country, a dish the kind of food, mentioned or not. */
function derive(
  entities: FoundEntity[],
  context: {
    language: string;
    options: Options;
    nextEntity: () => string;
    nextMention: () => string;
  },
): FoundEntity[] {
  const byKey = new Map(entities.map((entity) => [entity.itemId ?? entity.standardForm, entity]));
  const derived = new Map<string, FoundEntity>();
  for (const source of entities) {
    const wider = findWider(source, context.language, context.options);
    if (!wider) continue;
    const mentioned = byKey.get(wider.key);
    const entity = mentioned ??
      derived.get(wider.key) ?? {
        id: context.nextEntity(),
        ...(wider.itemId && { itemId: wider.itemId, gkbId: wider.itemId }),
        standardForm: wider.name,
        type: source.type,
        relevance: 0,
        derivedOnly: true,
        mentions: [],
      };
    entity.derivedBy = wider.relation;
    if (!mentioned) {
      derived.set(wider.key, entity);
      entity.relevance = Math.max(entity.relevance, round(source.relevance / 2, 0));
    }
    for (const mention of listOwnMentions(source)) {
      entity.mentions.push({
        ...mention,
        id: context.nextMention(),
        derivedFromEntityId: source.id,
      });
    }
  }
  return [...derived.values()];
}

function findWider(
  { itemId, standardForm, type }: FoundEntity,
  language: string,
  options: Options,
): { key: string; itemId?: string; name: string; relation: string } | undefined {
  if (type === 'food') {
    const broader = foods.find(({ name }) => name === standardForm)?.broader;
    return broader ? { key: broader, name: broader, relation: 'kind' } : undefined;
  }
  const country = items.get((itemId && items.get(itemId)?.country) || '');
  if (!country || options.domain !== 'media') return undefined;
  const name = chooseStandardForm(country, language, options);
  return { key: country.id, itemId: country.id, name, relation: 'country' };
}

export function round(value: number, digits: number): number {
  const size = Math.round(Math.abs(value) * 10 ** digits) / 10 ** digits;
  // Math.round() alone takes halves upward. A zero keeps no sign.
  return value < 0 && size > 0 ? -size : size;
}

/** Returns a function that finds the tokens between two positions of a paragraph. */
export function locate(
  paragraph: Paragraph,
): (start: number, end: number) => MentionPosition | undefined {
  const all = paragraph.sentences.flatMap((sentence) =>
    sentence.tokens.map((token) => ({ sentence, token })),
  );
  return (start, end) => {
    const first = findFirst(all, start);
    const sentence = all[first]?.sentence;
    const tokens: Token[] = [];
    for (let at = first; at < all.length; at += 1) {
      const candidate = all[at];
      // A mention belongs to one sentence: the one in which it begins.
      if (!candidate || candidate.token.start >= end || candidate.sentence !== sentence) break;
      tokens.push(candidate.token);
    }
    return sentence && tokens.length > 0 ? { sentence, tokens } : undefined;
  };
}

/** Binary search: a long text can have as many places as words. */
function findFirst(all: { token: Token }[], start: number): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.token.end ?? 0) > start) high = middle;
    else low = middle + 1;
  }
  return low;
}

type GkbProperty = Omit<ItemProperty, 'labels'> & { label: string };

const LABELS = {
  demo_country: { en: 'country', cs: 'stát', de: 'Staat', fr: 'pays', pl: 'państwo' },
  demo_capital: {
    en: 'capital',
    cs: 'hlavní město',
    de: 'Hauptstadt',
    fr: 'capitale',
    pl: 'stolica',
  },
};

/** The properties of an item, with labels in a language or else in English. */
export function listProperties(id: string, language: string): GkbProperty[] {
  const item = items.get(id);
  if (!item) return [];
  const properties = (item.properties ?? []).map(({ labels, ...property }) => ({
    ...property,
    label: findLabel(labels, language),
  }));
  return [
    ...buildLink('demo_country', item.country, language),
    ...buildLink('demo_capital', item.capital, language),
    ...properties,
  ];
}

function buildLink(
  name: keyof typeof LABELS,
  id: string | undefined,
  language: string,
): GkbProperty[] {
  const target = items.get(id ?? '');
  if (!target) return [];
  const strValue = findStandardForm(target, [language, 'en'])?.value ?? target.id;
  return [{ name, label: findLabel(LABELS[name], language), valueGkbId: target.id, strValue }];
}

function findLabel(labels: Record<string, string>, language: string): string {
  return (Object.hasOwn(labels, language) ? labels[language] : undefined) ?? labels.en ?? '';
}
