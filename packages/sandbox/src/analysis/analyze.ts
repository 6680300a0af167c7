import { nextTask } from '@docs/utils';
import { warnOfNames } from '../known-names';
import { warn } from '../warnings';
import type { Warning } from '../warnings';
import { buildSyntax } from './syntax/add-syntax';
import type { Syntax, TokenSyntax } from './syntax/add-syntax';
import { detectLanguage } from './language/detect-language';
import { findJudgedLanguage, findReadLanguage } from './language/languages';
import type { ReadLanguage } from './language/languages';
import { findEnglishRelations } from './relations/english-relations';
import { collectEntities, listProperties } from './entities/entities';
import type { Block, Entity, FoundEntity, Options, Paragraph, Tag } from './model';
import { quoteOriginals, toMatchable } from './text/matchable';
import { cutBlocks } from './text/read-blocks';
import { findOwners } from './relations/relation';
import type { FoundRelation, Relation } from './relations/relation';
import { countIds, segment } from './language/segment';
import { combine, listSentenceSentiments } from './sentiment';
import type { Sentiment } from './sentiment';
import { findSpans } from './entities/spans';
import { findUnknownNames } from './entities/unknown-names';
import { listTags } from './tags/tags';

export interface Analysis {
  language: { detected: string };
  paragraphs?: object[];
  entities?: Entity[];
  tags?: Tag[];
  relations?: Relation[];
  docSentiment?: Sentiment;
  itemSentiments?: Record<string, Sentiment>;
  usedChars: number;
  /** They say what the engine could not judge, in a header. */
  warnings: Warning[];
}

/** The charge of sample responses is never lower. */
const LEAST_CHARS = 100;

/** Analyzes a document, in steps. A small engine on demo data: it shows the form, not the quality. */
export async function analyze(submitted: Block[], options: Options): Promise<Analysis> {
  await nextTask();
  const originals = cutBlocks(submitted);
  const matchables = originals.map(({ text }) => toMatchable(text));
  const blocks = originals.map((block, index) => ({ ...block, text: matchables[index]!.text }));
  const all = blocks.map(({ text }) => text).join('\n');
  const usedChars = Math.max(LEAST_CHARS, options.submittedChars);
  const language = options.language ?? detectLanguage(all, options.languagePrior);
  const { wants, needsText } = readOptions(options);
  if (!needsText) return { language: { detected: language }, usedChars, warnings: [] };
  const paragraphs = await segment(blocks, language);
  await nextTask();
  const nextMention = countIds('m');
  const { spans, unknown } = findUnknownNames(
    paragraphs,
    findSpans(paragraphs, language, options),
    language,
  );
  const entities = collectEntities(spans, language, options, nextMention);
  await nextTask();
  const judged = findJudgedLanguage(language);
  const hasRelations = wants('relations') && findReadLanguage(language) === 'en';
  const relations = hasRelations ? findRelations(paragraphs, entities) : [];
  const tags = wants('tags') ? listTags(paragraphs, entities, language, options, nextMention) : [];
  await nextTask();
  const label = options.presentationLanguage ?? language;
  // Relations rest on syntax, so whoever asks for both relations and places gets to see it.
  const syntax =
    hasRelations && options.returnMentions ? buildSyntax(paragraphs, entities) : undefined;
  const { isUnclear, ...sentiments } =
    wants('sentiment') && judged
      ? findSentiments({ paragraphs, language: judged, entities, relations, tags, options, wants })
      : {};
  quoteOriginals(paragraphs, matchables, [
    ...entities.flatMap(({ mentions }) => mentions),
    ...tags.flatMap(({ mentions = [] }) => mentions),
  ]);
  await nextTask();
  return {
    language: { detected: language },
    ...(options.returnMentions && {
      paragraphs: paragraphs.map((paragraph) => buildParagraph(paragraph, syntax)),
    }),
    ...((wants('entities') || wants('relations')) && {
      entities: entities.map((entity) =>
        withProperties(buildEntity(entity, options), options, label),
      ),
    }),
    ...(wants('tags') && { tags: tags.map((tag) => withProperties(tag, options, label)) }),
    ...(hasRelations && {
      relations: relations.map((relation) => buildRelation(relation, options, syntax)),
    }),
    ...sentiments,
    usedChars,
    warnings: [
      ...(isUnclear ? [UNCLEAR] : []),
      ...(['entities', 'tags', 'relations'].some(wants) ? warnOfNames(unknown, language) : []),
    ],
  };
}

const UNCLEAR = warn(
  'sandbox-unclear-sentiment',
  'left out: the sentiment of sentences with a condition, a hope, or an unclear negation',
);

type Wants = (analysis: string) => boolean;

function readOptions({ analyses, returnMentions }: Options): { wants: Wants; needsText: boolean } {
  const wants: Wants = (analysis) => analyses.has('all') || analyses.has(analysis);
  const isLanguageOnly = [...analyses].every((analysis) => analysis === 'language');
  return { wants, needsText: returnMentions || !isLanguageOnly };
}

const NO_SYNTAX: Partial<TokenSyntax> = {};

/** Leaves out what only the engine needs. A text can have 60,000 tokens: none is copied twice. */
function buildParagraph({ id, type, text, sentences }: Paragraph, syntax?: Syntax): object {
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

function buildEntity(entity: FoundEntity, options: Options): Entity {
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
  const gkbProperties = listProperties(thing.gkbId, label);
  return gkbProperties.length > 0 ? { ...thing, gkbProperties } : thing;
}

function buildRelation(
  { relation, tokenIds }: FoundRelation,
  options: Options,
  syntax?: Syntax,
): Relation {
  if (!options.returnMentions) return relation;
  const tectoId = syntax?.nodes.get(tokenIds[0] ?? '');
  return { ...relation, support: [{ tokenIds, ...(tectoId && { tectoId }) }] };
}

function findSentiments(results: {
  paragraphs: Paragraph[];
  language: ReadLanguage;
  entities: FoundEntity[];
  relations: FoundRelation[];
  tags: Tag[];
  options: Options;
  wants: Wants;
}): Pick<Analysis, 'docSentiment' | 'itemSentiments'> & { isUnclear?: boolean } {
  const { paragraphs, language, entities, relations, tags, options, wants } = results;
  const sentences = listSentenceSentiments(paragraphs, language);
  const isUnclear = paragraphs.flatMap((paragraph) => paragraph.sentences).length > sentences.size;
  const hasOpinion = [...sentences.values()].some(({ label }) => label !== 'neutral');
  const ofDocument = {
    ...((hasOpinion || !isUnclear) && { docSentiment: combine([...sentences.values()]) }),
    isUnclear,
  };
  if (!options.returnItemSentiment) return ofDocument;
  const ofSentences = (ids: Iterable<string>): Sentiment | undefined => {
    const judged = [...new Set(ids)].flatMap((id) => sentences.get(id) ?? []);
    return judged.length > 0 ? combine(judged) : undefined;
  };
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
    ...ofDocument,
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
