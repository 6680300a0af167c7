import type { PhrasingContent, RootContent } from 'mdast';
import type { FieldOption, LimitLine } from '@docs/openapi/describe';
import type { BodyDoc, Rule, Successor, FieldDoc, TypeDoc } from '@docs/openapi';
import type { ContractName } from '@docs/vendor';
import { renderContainers } from '@docs/openapi';
import type { Renderer } from '../facts/draw';
import { bindsOneField, drawFieldFacts } from '../facts/type-facts';
import type { FieldFact, ValueGroup } from '../facts/type-facts';
import type { Source } from '../facts/source';
import { toTypeUrl } from '../links/link-targets';
import {
  code,
  element,
  joinPhrases,
  link,
  list,
  paragraph,
  table,
  text,
  parseBlocks,
  buildDescription,
  parsePhrases,
} from '../mdx/blocks';

/** Where things are on the page of a field. */
export interface FieldLinks {
  toRuleUrl(rule: Rule): string;
  /** Draws the rule itself, which binds this field only. */
  toRule(rule: Rule): RootContent;
  /** Absent for options without an anchor. */
  toOption(option: FieldOption): string | undefined;
}

/** A fact is its own block, or one of the short facts that share a line. */
type Drawn = { block: RootContent[] } | { line: PhrasingContent[][] };

/**
 * One field as a row of a type's table: name and type, meaning, values, then the short facts
 * (default, limits, rules, what makes it appear).
 *
 * @param inside what follows the facts
 */
export function buildFieldRow(
  contract: ContractName,
  field: FieldDoc,
  inside: RootContent[] = [],
  attributes: { id?: string; in?: string } = {},
): RootContent {
  const content = buildFieldContent(field, {
    toRuleUrl: ({ id }) => `#rule-${id}`,
    toRule,
    // Query parameters belong to no type: `listEditorialTags.returnObjects`.
    toOption: ({ owner, field: name }) =>
      /^[A-Z]/.test(owner) ? toTypeUrl(contract, owner, name) : undefined,
  });
  return buildFieldElement(contract, field, attributes, [...content, ...inside]);
}

export function buildFieldElement(
  contract: ContractName,
  { name, required, type }: FieldDoc,
  attributes: { id?: string; path?: string; in?: string },
  content: RootContent[],
): RootContent {
  return element(
    'Field',
    {
      name,
      required,
      container: renderContainers(type) || undefined,
      type: type.name,
      href: type.isReference ? toTypeUrl(contract, type.name) : undefined,
      ...attributes,
    },
    content,
  );
}

/** A rule in words, under a URL that also the responses of the sandbox name. */
export function toRule({ id, title, text: words }: Rule): RootContent {
  return element('Rule', { id, title }, parseBlocks(words));
}

/** The facts of a field as blocks; short ones share a line. */
export function buildFieldContent(field: FieldDoc, links: FieldLinks): RootContent[] {
  const drawn = drawFieldFacts(field, createRenderer(links));
  const lines = drawn.flatMap((fact) => ('line' in fact ? fact.line : []));
  const first = drawn.findIndex((fact) => 'line' in fact);
  return drawn.flatMap((fact, index) => {
    if ('block' in fact) return fact.block;
    return index === first ? [element('SmallPrint', {}, [paragraph(...joinPhrases(lines))])] : [];
  });
}

function buildValues({ label, isLong, values }: ValueGroup): RootContent {
  const rows = values.map(({ value, meaning }) => [[code(value)], parsePhrases(meaning)]);
  const items = rows.map((cells) =>
    joinPhrases(
      cells.filter((cell) => cell.length > 0),
      ' ',
    ),
  );
  const title = isLong ? `${label} (${values.length})` : label;
  const content = isLong ? table(['Value', 'Meaning'], rows) : list(items);
  return element('Values', { label: title, folded: isLong }, [content]);
}

function createRenderer(links: FieldLinks): Renderer<FieldFact, Drawn> {
  return {
    deprecated: () => ({ line: [[text('Deprecated')]] }),
    description: (fact) => ({ block: buildDescription(fact.text) }),
    values: ({ groups }) => ({ block: groups.map(buildValues) }),
    limits: ({ lines }) => ({ line: lines.map((line) => buildLimitPhrases(line)) }),
    'appears-with': ({ options }) => {
      const phrases = options.flatMap((option, index) => {
        const url = links.toOption(option);
        const label = code(option.label);
        // Values of one field are alternatives; several fields are needed together.
        const isSame = option.field === options[index - 1]?.field;
        const word = index === 0 ? 'Appears with ' : isSame ? ' or ' : ' and ';
        return [text(word), url === undefined ? label : link(url, label)];
      });
      return { line: [phrases] };
    },
    rule: ({ rule }) =>
      bindsOneField(rule)
        ? { block: [links.toRule(rule)] }
        : { line: [[text('Rule: '), link(links.toRuleUrl(rule), text(rule.title))]] },
    since: ({ version }) => ({ line: [[text(`Since ${version}`)]] }),
    successor: ({ successor }) => ({ line: [buildSuccessorPhrases(successor)] }),
  };
}

/**
 * A default, a limit or an example, in every format that shows words: `Default` and the value.
 *
 * @param toValue code, or plain text within a sentence
 */
export function buildLimitPhrases({ label, value }: LimitLine, toValue = code): PhrasingContent[] {
  return value === undefined ? [text(label)] : [text(`${label} `), toValue(value)];
}

/** Leads from a deprecated thing to its counterpart. */
export function buildSuccessorPhrases(successor: Successor): PhrasingContent[] {
  if (successor.none) return [text('No counterpart: '), ...parsePhrases(successor.none)];
  const { document, operation, type, field } = successor;
  const name = operation ?? [type, field].filter(Boolean).join('.');
  const scheme = operation === undefined ? 'type' : 'op';
  const home = document === undefined ? '' : `${document}/`;
  return [text('Successor '), link(`${scheme}:${home}${name}`, code(name))];
}

/** The documented fields that a body has, at its top. */
export interface SentFields {
  type: TypeDoc;
  sent: FieldDoc[];
}

/** Undefined for a body without a documented type. Of a list, what its first item has counts. */
export function findSentFields(
  { types }: Source,
  body: BodyDoc | undefined,
  value: unknown,
): SentFields | undefined {
  const type = types.find(({ name }) => name === body?.type.name);
  if (type === undefined) return undefined;
  const item: unknown = Array.isArray(value) ? value[0] : value;
  const keys = new Set(typeof item === 'object' && item !== null ? Object.keys(item) : []);
  return { type, sent: type.fields.filter(({ name }) => keys.has(name)) };
}

/** @example `id`, `title`, `text` */
export function buildFieldLinks(
  { contract }: Source,
  type: TypeDoc,
  fields: FieldDoc[],
): PhrasingContent[] {
  return joinPhrases(
    fields.map(({ name }) => [link(toTypeUrl(contract, type.name, name), code(name))]),
    ', ',
  );
}
