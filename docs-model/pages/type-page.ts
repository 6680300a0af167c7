import type { PhrasingContent, RootContent } from 'mdast';
import type { Instance } from '#contract/collect-instances';
import { findDirection, findUses } from '#contract/find-uses';
import type { Direction } from '#contract/find-uses';
import type { OperationDoc } from '#contract/list-operations';
import type { TypeDoc } from '#contract/list-types';
import { toOperationAddress, toTypeAddress } from '#docs-model/links/link-targets';
import { element, fence } from '#docs-model/mdx/elements';
import { printResult } from '#docs-model/mdx/print-result';
import { toFieldRow, toSuccessor } from './field-row';
import {
  code,
  heading,
  join,
  link,
  list,
  text,
  toBlocks,
  toFirstSentence,
  toPlainText,
} from '#docs-model/mdx/blocks';
import { toNestedType } from './nested-type';
import type { Page } from './page';
import type { Source } from '#docs-model/facts/source';

const EYEBROWS: Record<Direction, string> = {
  request: 'Request type',
  answer: 'Response type',
  both: 'Request and response type',
  unused: 'Type',
};

/** Examples longer than this hide more than they show; the guides have the whole answers. */
const LONGEST_EXAMPLE = 40;

/** The page of a type: its purpose, rules, fields, an example and where it is used. */
export function toTypePage(source: Source, type: TypeDoc, position: number): Page {
  const description = toPlainText(type.description);
  return {
    file: `reference/${type.name}`,
    frontMatter: {
      title: type.name,
      title_meta: `${type.name} type`,
      description: toMetaDescription(type, description, source.document.info.title),
      keywords: [type.name, ...type.fields.map((field) => field.name)],
      eyebrow: EYEBROWS[findDirection(source.document, type.name)],
      sidebar_group: type.group,
      sidebar_position: position,
    },
    content: [
      ...toBlocks(type.description),
      ...toFacts(source, type),
      ...type.rules.map((rule) => toRule(rule)),
      ...toFields(source, type),
      ...toExample(source.instances, type.name),
      ...toUses(source, type.name),
    ],
  };
}

/** A rule in words, under an address that also the answers of the sandbox name. */
export function toRule(rule: { id: string; title: string; text: string }): RootContent {
  return element('Rule', { id: rule.id, title: rule.title }, toBlocks(rule.text));
}

/** Search results and link previews cut at about 160 characters and look poor below 70. */
function toMetaDescription(type: TypeDoc, description: string, title: string): string {
  const first = toFirstSentence(description);
  const names = type.fields.map((field) => field.name);
  const sentence = first === '' ? `The type ${type.name} of the ${title}.` : first;
  if (sentence.length >= 70) return sentence;
  if (names.length === 0) return `${sentence} It has no documented fields. Part of the ${title}.`;
  const listed = names.slice(0, 8).join(', ');
  return `${sentence} Fields of this type of the ${title}: ${listed}${names.length > 8 ? ' and more' : ''}.`;
}

function toFacts({ contract, document }: Source, type: TypeDoc): RootContent[] {
  const { requests, answers } = findUses(document, type.name);
  const toLinks = (operations: OperationDoc[]) =>
    join(
      operations.map((operation) => [
        link(
          toOperationAddress(contract, document, operation),
          text(`${operation.method.toUpperCase()} ${operation.path}`),
        ),
      ]),
      ', ',
    );
  const facts: PhrasingContent[][] = [
    ...(requests.length > 0 ? [[text('Sent to '), ...toLinks(requests)]] : []),
    ...(answers.length > 0 ? [[text('Returned by '), ...toLinks(answers)]] : []),
    ...(type.aliasOf === undefined
      ? []
      : [
          [
            text('Same content as '),
            link(toTypeAddress(contract, type.aliasOf), text(type.aliasOf)),
          ],
        ]),
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
function toExample(instances: Instance[], name: string): RootContent[] {
  const best = instances
    .filter(({ type }) => type === name)
    .map((instance) => ({ ...instance, text: printResult(instance.value) }))
    .filter((candidate) => candidate.text.split('\n').length <= LONGEST_EXAMPLE)
    .sort((a, b) => countKeys(b.value) - countKeys(a.value))[0];
  if (!best) return [];
  return [
    heading(2, 'example', text('Example')),
    fence('json', best.text, `title="From the example ${best.example}"${toOrigin(best)}`),
  ];
}

/** Answers are made by the sandbox; requests are written by people. */
function toOrigin({ part }: Instance): string {
  return part === 'answer' ? ' sandbox' : '';
}

function countKeys(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

function toUses({ contract, document }: Source, name: string): RootContent[] {
  const uses = findUses(document, name);
  const items = [
    ...uses.requests.map((operation) => toOperationItem(operation, 'Body of ')),
    ...uses.answers.map((operation) => toOperationItem(operation, 'Returned by ')),
    ...uses.fields.map(({ type, field }) => [
      link(toTypeAddress(contract, type, field), code(`${type}.${field}`)),
    ]),
  ];
  if (items.length === 0) return [];
  return [heading(2, 'used-by', text('Used by')), list(items)];

  function toOperationItem(operation: OperationDoc, label: string): PhrasingContent[] {
    const call = `${operation.method.toUpperCase()} ${operation.path}`;
    return [
      text(label),
      link(toOperationAddress(contract, document, operation), code(call)),
      text(`: ${operation.summary}`),
    ];
  }
}
