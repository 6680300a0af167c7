import type { PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Direction, OperationDoc, FieldDoc, TypeDoc } from '@docs/openapi';
import type { Source } from '../facts/source';
import { findOccurrences, isWholeBody } from '../facts/occurrences';
import { bindsOneField, drawTypeFacts } from '../facts/type-facts';
import type { Occurrences } from '../facts/occurrences';
import { findExampleUrl, toOperationUrl, toTypeUrl } from '../links/link-targets';
import {
  code,
  element,
  fence,
  heading,
  joinPhrases,
  link,
  list,
  text,
  parseBlocks,
  buildDescription,
  parsePhrases,
} from '../mdx/blocks';
import { printOrigin } from '../mdx/examples';
import { printResult } from '../results';
import { buildFieldRow, toRule, buildSuccessorPhrases } from './field-row';
import { findProductOf } from '../find-product';
import { LONGEST_DESCRIPTION } from '../page';
import type { Page } from '../page';

const EYEBROWS: Record<Direction, string> = {
  request: 'Request type',
  response: 'Response type',
  both: 'Request and response type',
  unused: 'Type',
};

/** Types with more fields explain themselves. */
const MANY_FIELDS = 6;

/** One fact is a block, an item of the list at the head, or the fields behind the example. */
interface Drawn {
  block?: RootContent[];
  item?: PhrasingContent[];
  rule?: RootContent;
  fields?: RootContent[];
}

/** The page of a type: its purpose, rules, an example, fields and where it is used. */
export function buildTypePage(source: Source, type: TypeDoc, position: number): Page {
  const { name, group } = type;
  const occurrences = findOccurrences(source, type);
  const drawn = drawTypeFacts<Drawn>(type, {
    deprecated: () => ({ item: [text('Deprecated')] }),
    description: (fact) => ({ block: buildDescription(fact.text) }),
    alias: ({ of }) => ({
      item: [text('Same content as '), link(toTypeUrl(source.contract, of), text(of))],
    }),
    since: ({ version }) => ({ item: [text(`Since ${version}`)] }),
    successor: ({ successor }) => ({ item: buildSuccessorPhrases(successor) }),
    rule: ({ rule }) => (bindsOneField(rule) ? {} : { rule: toRule(rule) }),
    fields: ({ fields }) => ({ fields: buildFields(source, type, fields) }),
  });
  const items = [
    ...buildBodyItems(source, occurrences),
    ...drawn.flatMap(({ item }) => (item ? [item] : [])),
  ];
  return {
    file: `reference/${name}`,
    frontMatter: {
      title: name,
      title_meta: `${name} type`,
      description: describeType(type, findProductOf(source.contract).title),
      keywords: [name, ...type.fields.map((field) => field.name)],
      eyebrow: EYEBROWS[occurrences.direction],
      sidebar_group: group,
      sidebar_position: position,
    },
    content: [
      ...drawn.flatMap(({ block = [] }) => block),
      ...(items.length === 0 ? [] : [element('Facts', {}, [list(items)])]),
      ...drawn.flatMap(({ rule }) => rule ?? []),
      ...buildAside(source, type, occurrences),
      ...drawn.flatMap(({ fields = [] }) => fields),
      ...buildUses(source, type, occurrences),
    ],
  };
}

/** The first sentences of its own description, as many as a list of search results shows. */
function describeType({ name, description }: TypeDoc, title: string): string {
  const plain = toString(parseBlocks(description)[0]);
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(plain)];
  const starts = sentences.map((sentence) => sentence.index).concat(plain.length);
  const end = starts.findLast((start) => start <= LONGEST_DESCRIPTION) ?? 0;
  return plain.slice(0, end).trim() || `${name}, a type of the ${title}`;
}

/** The operations that take or return it. */
function buildBodyItems(
  { contract, document }: Source,
  { requests, responses }: Occurrences,
): PhrasingContent[][] {
  const buildItem = (label: string, operations: OperationDoc[]): PhrasingContent[] => {
    const links = operations.map((operation) => {
      const call = text(`${operation.method.toUpperCase()} ${operation.path}`);
      return [link(toOperationUrl(contract, document, operation), call)];
    });
    return [text(label), ...joinPhrases(links, ', ')];
  };
  return [
    ...(requests.length > 0 ? [buildItem('Sent to ', requests)] : []),
    ...(responses.length > 0 ? [buildItem('Returned by ', responses)] : []),
  ];
}

function buildFields(source: Source, type: TypeDoc, fields: FieldDoc[]): RootContent[] {
  const rows = fields.map((field) =>
    buildFieldRow(source.contract, field, buildNestedType(source, type, field)),
  );
  return [heading(2, 'fields', text('Fields')), element('Fields', { of: type.name }, rows)];
}

/** Below a field of a documented type: what opens the fields of that type in place. */
function buildNestedType(
  { contract, types }: Source,
  owner: TypeDoc,
  { type }: FieldDoc,
): RootContent[] {
  const inner = types.find(({ name }) => name === type.name);
  if (!type.isReference || !inner || inner.fields.length === 0) return [];
  // A type inside itself is on the page already.
  if (inner.name === owner.name || inner.name === owner.aliasOf) return [];
  return [element('NestedType', { of: inner.name, inside: owner.name, contract })];
}

/** Beside the text where there is room: the example, and the names of the fields as contents. */
function buildAside(
  source: Source,
  { name, fields }: TypeDoc,
  occurrences: Occurrences,
): RootContent[] {
  const example = buildExample(source, name, occurrences);
  if (example.length + fields.length === 0) return [];
  const names = fields.map((field) => field.name).join('|');
  return [element('Beside', { fields: names }, example)];
}

function buildExample(
  { contract, examples }: Source,
  name: string,
  { instance }: Occurrences,
): RootContent[] {
  if (!instance) return [];
  // Responses are made by the sandbox; requests are written by people.
  const origin = instance.location === 'response' ? printOrigin(contract) : '';
  const example = examples.find((candidate) => candidate.name === instance.example);
  const isWhole = isWholeBody(instance.value, example);
  const title = isWhole ? example?.title : `In “${example?.title}”`;
  const meta = `title="${title}" of="${contract}/${name}"${origin} wrap`;
  return [heading(2, 'example', text('Example')), fence('json', printResult(instance.value), meta)];
}

/**
 * The fields with this type, and of a type with few fields also the examples that contain it. The
 * operations are at the top of the page: see buildBodyItems().
 */
function buildUses(source: Source, type: TypeDoc, occurrences: Occurrences): RootContent[] {
  const isShort = type.fields.length <= MANY_FIELDS;
  const fields = occurrences.fields.map(({ owner, field, meaning }) => {
    const name = link(toTypeUrl(source.contract, owner, field), code(`${owner}.${field}`));
    return isShort && meaning !== '' ? [name, text(': '), ...parsePhrases(meaning)] : [name];
  });
  const examples = isShort ? buildExampleUses(source, occurrences) : [];
  return [
    ...(fields.length === 0 ? [] : [heading(2, 'used-by', text('Used by')), list(fields)]),
    ...(examples.length === 0 ? [] : [heading(2, 'examples', text('In examples')), list(examples)]),
  ];
}

/** The first examples with a value of the type. */
function buildExampleUses({ guides }: Source, { examples }: Occurrences): PhrasingContent[][] {
  return examples.slice(0, 3).map(({ contract, name, title }) => {
    const page = findExampleUrl(contract, name) ?? guides.get(name)?.[0]?.path;
    return [page === undefined ? text(title) : link(page, text(title))];
  });
}
