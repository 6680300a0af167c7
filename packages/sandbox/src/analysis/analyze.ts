import { nextTask } from '@docs/utils';
import { findNode, toSyntax } from './syntax/add-syntax';
import type { Syntax, TokenSyntax } from './syntax/add-syntax';
import { detectLanguage } from './language/detect-language';
import { toJudgedLanguage, toReadLanguage } from './language/languages';
import type { ReadLanguage } from './language/languages';
import { findEnglishRelations } from './relations/english-relations';
import { toEntities, toProperties } from './entities/entities';
import type { Block, Entity, FoundEntity, Options, Paragraph, Tag } from './model';
import { cutBlocks } from './text/read-blocks';
import { findOwners } from './relations/relation';
import type { FoundRelation, Relation } from './relations/relation';
import { countIds, segment } from './language/segment';
import { combine, toSentenceSentiments } from './sentiment';
import type { Sentiment } from './sentiment';
import { findSpans } from './entities/spans';
import { toTags } from './tags/tags';

export interface Analysis {
  language: { detected: string };
  paragraphs?: object[];
  entities?: Entity[];
  tags?: Tag[];
  relations?: Relation[];
  docSentiment?: Sentiment;
  itemSentiments?: Record<string, Sentiment>;
  usedChars: number;
}

/** The charge of sample responses is never lower. */
const LEAST_CHARS = 100;

/** Analyzes a document, in steps. A small engine on demo data: it shows the form, not the quality. */
export async function analyze(submitted: Block[], options: Options): Promise<Analysis> {
  await nextTask();
  const blocks = cutBlocks(submitted);
  const all = blocks.map(({ text }) => text).join('\n');
  const usedChars = Math.max(LEAST_CHARS, options.submittedChars);
  const language = options.language ?? detectLanguage(all, options.languagePrior);
  const { wants, needsText } = readOptions(options);
  if (!needsText) return { language: { detected: language }, usedChars };
  const paragraphs = await segment(blocks, language);
  await nextTask();
  const nextMention = countIds('m');
  const entities = toEntities(
    findSpans(paragraphs, language, options),
    language,
    options,
    nextMention,
  );
  await nextTask();
  const judged = toJudgedLanguage(language);
  const hasRelations = wants('relations') && toReadLanguage(language) === 'en';
  const relations = hasRelations ? findRelations(paragraphs, entities) : [];
  const tags = wants('tags') ? toTags(paragraphs, entities, language, options, nextMention) : [];
  await nextTask();
  const label = options.presentationLanguage ?? language;
  // Relations rest on syntax, so whoever asks for both relations and places gets to see it.
  const syntax =
    hasRelations && options.returnMentions ? toSyntax(paragraphs, entities) : undefined;
  await nextTask();
  return {
    language: { detected: language },
    ...(options.returnMentions && {
      paragraphs: paragraphs.map((paragraph) => toResponseParagraph(paragraph, syntax)),
    }),
    ...((wants('entities') || wants('relations')) && {
      entities: entities.map((entity) => withProperties(toEntity(entity, options), options, label)),
    }),
    ...(wants('tags') && { tags: tags.map((tag) => withProperties(tag, options, label)) }),
    ...(hasRelations && {
      relations: relations.map((relation) => toRelation(relation, options, syntax)),
    }),
    ...(wants('sentiment') &&
      judged &&
      toSentiments({ paragraphs, language: judged, entities, relations, tags, options, wants })),
    usedChars,
  };
}

type Wants = (analysis: string) => boolean;

function readOptions({ analyses, returnMentions }: Options): { wants: Wants; needsText: boolean } {
  const wants: Wants = (analysis) => analyses.has('all') || analyses.has(analysis);
  const isLanguageOnly = [...analyses].every((analysis) => analysis === 'language');
  return { wants, needsText: returnMentions || !isLanguageOnly };
}

const NO_SYNTAX: Partial<TokenSyntax> = {};

/** Leaves out what only the engine needs. A text can have 60,000 tokens: none is copied twice. */
function toResponseParagraph({ id, type, text, sentences }: Paragraph, syntax?: Syntax): object {
  return {
    id,
    type,
    text,
    sentences: sentences.map((sentence) => ({
      id: sentence.id,
      tokens: sentence.tokens.map(({ id, off, text, lemma, pos }) => {
        const { dLemma, mTag, parId, fnc, feats } = syntax?.tokens.get(id) ?? NO_SYNTAX;
        return { id, off, text, lemma, pos, dLemma, mTag, parId, fnc, feats };
      }),
      ...(syntax?.sentences.has(sentence.id) && { tecto: syntax.sentences.get(sentence.id) }),
    })),
  };
}

function toEntity(entity: FoundEntity, options: Options): Entity {
  const feats = {
    ...(options.withRelevance && entity.gkbId && { relevance: entity.relevance.toFixed(1) }),
    ...(entity.derivedBy && { derivedBy: entity.derivedBy }),
    ...(entity.derivedOnly && { derivedOnly: 'true' }),
  };
  return {
    id: entity.id,
    ...(entity.gkbId && { gkbId: entity.gkbId }),
    stdForm: entity.standardForm,
    type: entity.type,
    ...(Object.keys(feats).length > 0 && { feats }),
    ...(options.returnMentions && {
      mentions: entity.mentions.map(({ id, mwl, text, tokenIds, derivedFromEntityId }) => ({
        id,
        mwl,
        text,
        tokenIds,
        ...(derivedFromEntityId && { derivedFromEntityId }),
      })),
    }),
  };
}

function withProperties<T extends { gkbId?: string }>(
  thing: T,
  options: Options,
  label: string,
): T {
  if (!options.returnGkbProperties || !thing.gkbId) return thing;
  const gkbProperties = toProperties(thing.gkbId, label);
  return gkbProperties.length > 0 ? { ...thing, gkbProperties } : thing;
}

function toRelation(
  { relation, tokenIds }: FoundRelation,
  options: Options,
  syntax?: Syntax,
): Relation {
  if (!options.returnMentions) return relation;
  const tectoId = syntax && findNode(syntax, tokenIds[0]);
  return { ...relation, support: [{ tokenIds, ...(tectoId && { tectoId }) }] };
}

function toSentiments(results: {
  paragraphs: Paragraph[];
  language: ReadLanguage;
  entities: FoundEntity[];
  relations: FoundRelation[];
  tags: Tag[];
  options: Options;
  wants: Wants;
}): Pick<Analysis, 'docSentiment' | 'itemSentiments'> {
  const { paragraphs, language, entities, relations, tags, options, wants } = results;
  const sentences = toSentenceSentiments(paragraphs, language);
  const docSentiment = combine([...sentences.values()]);
  if (!options.returnItemSentiment) return { docSentiment };
  const ofSentences = (ids: Iterable<string>): Sentiment =>
    combine([...new Set(ids)].flatMap((id) => sentences.get(id) ?? []));
  const bySentence = new Map([...sentences.keys()].map((id) => [id, ofSentences([id])]));
  const byEntity = new Map(
    entities.map(({ id, mentions }) => [id, ofSentences(mentions.map((m) => m.sentence.id))]),
  );
  const byMention = entities.flatMap(({ mentions }) =>
    mentions.map(({ id, sentence }) => [id, bySentence.get(sentence.id)] as const),
  );
  const byItem = new Map(entities.map(({ gkbId, id }) => [gkbId, byEntity.get(id)]));
  const isShown = wants('entities') || wants('relations');
  const itemSentiments = new Map<string, Sentiment | undefined>([
    ...(options.returnMentions
      ? [
          ...paragraphs.map(
            (paragraph) =>
              [paragraph.id, ofSentences(paragraph.sentences.map(({ id }) => id))] as const,
          ),
          ...sentences,
        ]
      : []),
    ...(isShown ? byEntity : []),
    ...(isShown && options.returnMentions ? byMention : []),
    ...tags.map(({ id, gkbId }) => [id, gkbId ? byItem.get(gkbId) : undefined] as const),
    ...relations.map(
      ({ relation, sentence }) => [relation.id, bySentence.get(sentence.id)] as const,
    ),
  ]);
  return {
    docSentiment,
    itemSentiments: Object.fromEntries(
      [...itemSentiments].flatMap(([id, value]) => (value ? [[id, value]] : [])),
    ),
  };
}

/** Finds attributes and actions, sentence by sentence, from the order and the forms of words. */
function findRelations(paragraphs: Paragraph[], entities: FoundEntity[]): FoundRelation[] {
  const nextId = countIds('r');
  const owners = findOwners(entities);
  return paragraphs
    .flatMap(({ sentences }) => sentences)
    .flatMap((sentence) =>
      findEnglishRelations(sentence, owners).map(({ draft, tokenIds }) => ({
        relation: { id: nextId(), ...draft },
        sentence,
        tokenIds,
      })),
    );
}
