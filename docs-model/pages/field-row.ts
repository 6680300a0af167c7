import type { PhrasingContent, RootContent } from 'mdast';
import type { FieldOption } from '#contract/field-option';
import type { ContractName } from '#contract/names';
import type { Notes, Rule, Successor } from '#contract/openapi';
import type { FieldDoc } from '#contract/list-types';
import { drawFacts } from '#docs-model/facts/field-facts';
import type { FactRenderer } from '#docs-model/facts/field-facts';
import { toTypeUrl } from '#docs-model/links/link-targets';
import { element } from '#docs-model/mdx/elements';
import {
  code,
  join,
  link,
  list,
  paragraph,
  table,
  text,
  toBlocks,
  toFirstSentence,
  toPhrases,
} from '#docs-model/mdx/blocks';

/** Where things are on the page of a field. */
export interface FieldLinks {
  toRule(rule: Rule): string;
  /** Whether rules are far from the field, so that it says what they mean. */
  explainsRules?: boolean;
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
export function toFieldRow(
  contract: ContractName,
  field: FieldDoc,
  inside: RootContent[] = [],
): RootContent {
  const content = toFieldContent(field, {
    toRule: ({ id }) => `#rule-${id}`,
    // Query parameters belong to no type: `listEditorialTags.returnObjects`.
    toOption: ({ owner, field: name }) =>
      /^[A-Z]/.test(owner) ? toTypeUrl(contract, owner, name) : undefined,
  });
  return toFieldElement(contract, field, {}, [...content, ...inside]);
}

export function toFieldElement(
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
      container: type.containers.map((container) => `${container} of `).join('') || undefined,
      type: type.name,
      href: type.isReference ? toTypeUrl(contract, type.name) : undefined,
      ...attributes,
    },
    content,
  );
}

/** The facts of a field as blocks; short ones share a line. */
export function toFieldContent(field: FieldDoc, links: FieldLinks): RootContent[] {
  const drawn = drawFacts(field, toRenderer(links));
  const lines = drawn.flatMap((fact) => ('line' in fact ? fact.line : []));
  const first = drawn.findIndex((fact) => 'line' in fact);
  return drawn.flatMap((fact, index) => {
    if ('block' in fact) return fact.block;
    return index === first ? [element('SmallPrint', {}, [paragraph(...join(lines))])] : [];
  });
}

function toRenderer(links: FieldLinks): FactRenderer<Drawn> {
  return {
    deprecated: () => ({ line: [[text('Deprecated')]] }),
    description: (fact) => ({ block: toBlocks(fact.text) }),
    values: ({ label, isLong, values }) => {
      const rows = values.map(({ value, meaning }) => [[code(value)], toPhrases(meaning)]);
      const items = rows.map((cells) =>
        join(
          cells.filter((cell) => cell.length > 0),
          ' ',
        ),
      );
      const title = isLong ? `${label} (${values.length})` : label;
      const content = isLong ? table(['Value', 'Meaning'], rows) : list(items);
      return { block: [element('Values', { label: title, folded: isLong }, [content])] };
    },
    limits: ({ lines }) => ({
      line: lines.map(({ label, value }) =>
        value === undefined ? [text(label)] : [text(`${label} `), code(value)],
      ),
    }),
    'appears-with': ({ options }) => {
      const names = options.map((option) => {
        const url = links.toOption(option);
        const label = code(option.label);
        return [url === undefined ? label : link(url, label)];
      });
      return { line: [[text('Appears with '), ...join(names, ', ')]] };
    },
    rule: ({ rule }) => {
      const title = link(links.toRule(rule), text(rule.title));
      if (!links.explainsRules) return { line: [[text('Rule: '), title]] };
      return { block: [paragraph(title, text(': '), ...toPhrases(toFirstSentence(rule.text)))] };
    },
    successor: ({ successor }) => ({ line: [toSuccessorPhrases(successor)] }),
    question: () => ({ block: [] }),
  };
}

/** Leads from a deprecated thing to its counterpart. */
export function toSuccessor(notes: Notes): PhrasingContent[][] {
  const successor = notes['x-successor'];
  return successor ? [toSuccessorPhrases(successor)] : [];
}

function toSuccessorPhrases(successor: Successor): PhrasingContent[] {
  if (successor.none) return [text('No counterpart: '), ...toPhrases(successor.none)];
  const { document = 'media-v2', operation, type, field } = successor;
  const name = operation ?? [type, field].filter(Boolean).join('.');
  const scheme = operation === undefined ? 'type' : 'op';
  return [text('Successor '), link(`${scheme}:${document}/${name}`, code(name))];
}
