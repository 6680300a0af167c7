import type { PhrasingContent, RootContent } from 'mdast';
import type { Instance } from '#contract/collect-instances';
import { findDirection, findUses } from '#contract/find-uses';
import type { Direction } from '#contract/find-uses';
import type { OperationDoc } from '#contract/list-operations';
import type { TypeDoc } from '#contract/list-types';
import {
  toOperationUrl,
  toReferenceRoute,
  toTypeUrl,
  toExampleUrl,
} from '#docs-model/links/link-targets';
import { element, fence } from '#docs-model/mdx/elements';
import { printResult } from '#docs-model/mdx/print-result';
import { toFieldRow, toSuccessor } from './field-row';
import {
  code,
  heading,
  join,
  link,
  list,
  paragraph,
  text,
  toBlocks,
  toPhrases,
} from '#docs-model/mdx/blocks';
import { describeWithNames } from './meta-description';
import { toNestedType } from './nested-type';
import type { Page } from './page';
import type { Source } from '#docs-model/facts/source';

const EYEBROWS: Record<Direction, string> = {
  request: 'Request type',
  response: 'Response type',
  both: 'Request and response type',
  unused: 'Type',
};

/** Examples longer than this hide more than they show; the guides have the complete responses. */
const LONGEST_EXAMPLE = 40;

/** Types with more fields explain themselves. */
const MANY_FIELDS = 6;

/** The page of a type: its purpose, rules, an example, fields and where it is used. */
export function toTypePage(source: Source, type: TypeDoc, position: number): Page {
  return {
    file: `reference/${type.name}`,
    frontMatter: {
      title: type.name,
      title_meta: `${type.name} type`,
      description: toMetaDescription(type, source.document.info.title),
      keywords: [type.name, ...type.fields.map((field) => field.name)],
      eyebrow: EYEBROWS[findDirection(source.document, type.name)],
      sidebar_group: type.group,
      sidebar_position: position,
    },
    content: [
      ...toBlocks(type.description),
      ...toFacts(source, type),
      ...type.rules.map((rule) => toRule(rule)),
      ...toExample(source, type.name),
      ...toFields(source, type),
      ...toUses(source, type),
    ],
  };
}

/** A rule in words, under a URL that also the responses of the sandbox name. */
export function toRule(rule: { id: string; title: string; text: string }): RootContent {
  return element('Rule', { id: rule.id, title: rule.title }, toBlocks(rule.text));
}

function toMetaDescription(type: TypeDoc, title: string): string {
  const head = `The ${type.name} type of the ${title}`;
  const names = type.fields.map((field) => field.name);
  if (names.length === 0) {
    return `${head}: where the API uses it. Its fields are not documented; see its successor.`;
  }
  const label = names.length === 1 ? 'field' : 'fields';
  return describeWithNames(head, `with type, meaning, and limits of the ${label}`, names);
}

function toFacts({ contract, document }: Source, type: TypeDoc): RootContent[] {
  const { requests, responses } = findUses(document, type.name);
  const toLinks = (operations: OperationDoc[]) =>
    join(
      operations.map((operation) => [
        link(
          toOperationUrl(contract, document, operation),
          text(`${operation.method.toUpperCase()} ${operation.path}`),
        ),
      ]),
      ', ',
    );
  const facts: PhrasingContent[][] = [
    ...(requests.length > 0 ? [[text('Sent to '), ...toLinks(requests)]] : []),
    ...(responses.length > 0 ? [[text('Returned by '), ...toLinks(responses)]] : []),
    ...(type.aliasOf === undefined
      ? []
      : [[text('Same content as '), link(toTypeUrl(contract, type.aliasOf), text(type.aliasOf))]]),
    ...toSuccessor(type.notes),
  ];
  return facts.length === 0 ? [] : [element('Facts', {}, [list(facts)])];
}

function toFields(source: Source, type: TypeDoc): RootContent[] {
  if (type.fields.length === 0) return [];
  return [
    heading(2, 'fields', text('Fields')),
    element(
      'Fields',
      { of: type.name },
      type.fields.map((field) =>
        toFieldRow(source.contract, field, toNestedType(source, type, field)),
      ),
    ),
  ];
}

/** Shows the value that covers most fields, among those short enough to read at a glance. */
function toExample({ contract, instances, examples }: Source, name: string): RootContent[] {
  const best = instances
    .filter(({ type }) => type === name)
    .map((instance) => ({ ...instance, text: printResult(instance.value) }))
    .filter((candidate) => candidate.text.split('\n').length <= LONGEST_EXAMPLE)
    .sort((a, b) => countKeys(b.value) - countKeys(a.value))[0];
  if (!best) return [];
  const title = examples.find((example) => example.name === best.example)?.title;
  return [
    heading(2, 'example', text('Example')),
    fence('json', best.text, `title="${title}" of="${contract}/${name}"${toOrigin(best)}`),
  ];
}

/** Responses are made by the sandbox; requests are written by people. */
function toOrigin({ part }: Instance): string {
  return part === 'response' ? ' sandbox' : '';
}

function countKeys(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

/**
 * The fields with this type, and of a type with few fields also the examples that contain it. The
 * operations are at the top of the page: see toFacts().
 */
function toUses(source: Source, type: TypeDoc): RootContent[] {
  const isShort = type.fields.length <= MANY_FIELDS;
  const names = [type.name, ...(type.aliasOf === undefined ? [] : [type.aliasOf])];
  const uses = names.flatMap((name) => findUses(source.document, name).fields);
  const fields = uses.map((use) => toFieldUse(source, use, isShort));
  const examples = isShort ? toExampleUses(source, names) : [];
  return [
    ...(fields.length === 0 ? [] : [heading(2, 'used-by', text('Used by')), list(fields)]),
    ...(examples.length === 0 ? [] : [heading(2, 'examples', text('In examples')), list(examples)]),
    ...(isShort ? [toSurroundings(source)] : []),
  ];
}

function toSurroundings({ contract, document }: Source): RootContent {
  const route = toReferenceRoute(contract);
  return paragraph(
    text('Look up any other field in the list of '),
    link(`${route}fields/`, text('all fields from A to Z')),
    text(', or continue with the '),
    link(route, text('endpoints and types')),
    text(` of the ${document.info.title}.`),
  );
}

function toFieldUse(
  { contract, types }: Source,
  { type, field }: { type: string; field: string },
  isExplained: boolean,
): PhrasingContent[] {
  const name = link(toTypeUrl(contract, type, field), code(`${type}.${field}`));
  const owner = types.find((candidate) => candidate.name === type);
  const meaning = owner?.fields.find((candidate) => candidate.name === field)?.description ?? '';
  return isExplained && meaning !== '' ? [name, text(': '), ...toPhrases(meaning)] : [name];
}

/** The first examples with a value of the type: what each one shows, and where it is explained. */
function toExampleUses(source: Source, names: string[]): PhrasingContent[][] {
  const shown = new Set(
    source.instances.filter(({ type }) => names.includes(type)).map(({ example }) => example),
  );
  return source.examples
    .filter(({ name }) => shown.has(name))
    .slice(0, 3)
    .map(({ contract, name, title, description }) => {
      const page = toExampleUrl(contract, name) ?? source.guides?.get(name)?.[0]?.path;
      const label = page === undefined ? text(title) : link(page, text(title));
      return [label, text(': '), ...toPhrases(description)];
    });
}
