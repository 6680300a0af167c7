import { drawFacts } from '#docs-model/facts/field-facts';
import type { FactRenderer } from '#docs-model/facts/field-facts';
import type { FieldOption } from '#contract/field-option';
import type { Fact } from '#contract/list-facts';
import type { FieldDoc } from '#contract/list-types';
import type { Successor } from '#contract/openapi';
import { toRuleId } from '#docs-model/links/field-id';
import { toTypeUrl } from '#docs-model/links/link-targets';
import { h, join } from './hast';
import type { Child } from './hast';
import { renderBlocks, renderFirstSentence, renderPhrases } from './markdown';
import type { Location } from './location';

/** A fact is its own block, one of the short facts that share a line, or beside the name. */
type Drawn = { block: Child } | { line: Child[] } | { head: Child };

/** What a field takes, under which conditions, and what binds it: all that is below its name. */
export function renderFacts(place: Location, field: FieldDoc, prefix: string): Child[] {
  const drawn = drawFacts(field, toRenderer(place, prefix));
  const lines = drawn.flatMap((fact) => ('line' in fact ? fact.line : []));
  const first = drawn.findIndex((fact) => 'line' in fact);
  return drawn.map((fact, index) => {
    if ('block' in fact) return fact.block;
    return index === first ? h('p', { class: 'small' }, join(lines, ' · ')) : undefined;
  });
}

function toRenderer(place: Location, prefix: string): FactRenderer<Drawn> {
  return {
    // Beside the name: see renderField().
    deprecated: () => ({ head: undefined }),
    description: ({ text }) => ({ block: renderBlocks(text) }),
    values: ({ label, isLong, values }) => {
      if (isLong) {
        const summary = h('summary', {}, `${label} (${values.length})`);
        return { block: h('details', { class: 'values' }, summary, renderValueTable(values)) };
      }
      const items = values.map(({ value, meaning }) =>
        h('li', {}, h('code', {}, value), ' ', renderPhrases(meaning)),
      );
      return { block: h('div', { class: 'values' }, h('span', {}, label), h('ul', {}, items)) };
    },
    limits: ({ lines }) => ({ line: lines.map(renderFact) }),
    'appears-with': ({ options }) => {
      const links = options.map((option) => {
        const label = h('code', {}, option.label);
        const href = toOptionUrl(place, option);
        return href === undefined ? label : h('a', { href }, label);
      });
      return { line: [['Appears with ', join(links, ', ')]] };
    },
    // The note above the fields says all of it; what matters for this field is beside it.
    rule: ({ rule }) => ({
      block: h(
        'p',
        { class: 'bound' },
        h('a', { href: `#${toRuleId(prefix, rule)}` }, rule.title),
        ': ',
        renderFirstSentence(rule.text),
      ),
    }),
    successor: ({ successor }) => ({ line: [renderSuccessor(successor)] }),
    question: () => ({ block: undefined }),
  };
}

function renderValueTable(values: FieldDoc['values']): Child {
  return h(
    'table',
    {},
    h('thead', {}, h('tr', {}, h('th', {}, 'Value'), h('th', {}, 'Meaning'))),
    h(
      'tbody',
      {},
      values.map(({ value, meaning }) =>
        h('tr', {}, h('td', {}, h('code', {}, value)), h('td', {}, renderPhrases(meaning))),
      ),
    ),
  );
}

function renderFact({ label, value }: Fact): Child {
  return value === undefined ? label : [`${label} `, h('code', {}, value)];
}

function renderSuccessor(successor: Successor): Child {
  if (successor.none) return ['No counterpart: ', renderPhrases(successor.none)];
  const { document = 'media-v2', operation, type, field } = successor;
  const name = operation ?? [type, field].filter(Boolean).join('.');
  const href = `${operation === undefined ? 'type' : 'op'}:${document}/${name}`;
  return ['Successor ', h('a', { href }, h('code', {}, name))];
}

/** The option of this operation when it is one, or else the page of the type that has it. */
export function toOptionUrl(
  { source, operation }: Location,
  { owner, field }: FieldOption,
): string | undefined {
  if (owner === operation.id || owner === operation.request?.type.name) {
    return `#${operation.id}.${field}`;
  }
  const isType = source.types.some((type) => type.name === owner);
  return isType ? toTypeUrl(source.contract, owner, field) : undefined;
}
