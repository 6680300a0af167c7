import type { Element } from 'hast';
import { parseFieldOption } from '#contract/field-option';
import type { FieldOption } from '#contract/field-option';
import { listFacts } from '#contract/list-facts';
import type { Fact } from '#contract/list-facts';
import { hasClosedValues } from '#contract/list-types';
import type { FieldDoc } from '#contract/list-types';
import { toTypeAddress } from '#docs-model/links/link-targets';
import { h, join } from './hast';
import type { Child } from './hast';
import { renderFirstSentence, renderPhrases } from './markdown';
import type { Place } from './place';

/** Longer lists are folded: most readers need one value. */
const MOST_SHOWN = 10;

/** What a field takes, under which conditions, and what binds it: the lines below its meaning. */
export function renderFacts(place: Place, field: FieldDoc, prefix: string): Child[] {
  return [renderValues(field), renderSmallPrint(place, field), renderRules(field, prefix)];
}

function renderValues(field: FieldDoc): Element | undefined {
  const { values } = field;
  if (values.length === 0) return undefined;
  const label = hasClosedValues(field.schema) ? 'Allowed values' : 'Known values';
  const list = h(
    'ul',
    {},
    values.map(({ value, meaning }) =>
      h('li', {}, h('code', {}, value), ' ', renderPhrases(meaning)),
    ),
  );
  if (values.length <= MOST_SHOWN) return h('div', { class: 'values' }, h('span', {}, label), list);
  const summary = h('summary', {}, `${label} (${values.length})`);
  return h('details', { class: 'values' }, summary, list);
}

function renderSmallPrint(place: Place, field: FieldDoc): Element | undefined {
  const facts = [...listFacts(field).map(renderFact), ...toAppearance(place, field.appearsWith)];
  return facts.length === 0 ? undefined : h('p', { class: 'small' }, join(facts, ' · '));
}

function renderFact({ label, value }: Fact): Child {
  return value === undefined ? label : [`${label} `, h('code', {}, value)];
}

function toAppearance(place: Place, options: string[]): Child[] {
  if (options.length === 0) return [];
  const links = options.map((option) => {
    const parsed = parseFieldOption(option);
    const label = h('code', {}, parsed.label);
    const href = toOptionAddress(place, parsed);
    return href === undefined ? label : h('a', { href }, label);
  });
  return [['Appears with ', join(links, ', ')]];
}

/** The option of this call when it is one, or else the page of the type that has it. */
function toOptionAddress(
  { source, operation }: Place,
  { owner, field }: FieldOption,
): string | undefined {
  if (owner === operation.id || owner === operation.request?.type.name) {
    return `#${operation.id}.${field}`;
  }
  const isType = source.types.some((type) => type.name === owner);
  return isType ? toTypeAddress(source.contract, owner, field) : undefined;
}

/** The note above the fields says all of it; what matters for this field stands beside it. */
function renderRules({ rules }: FieldDoc, prefix: string): Child[] {
  return rules.map((rule) =>
    h(
      'p',
      { class: 'bound' },
      h('a', { href: `#${toRuleId(prefix, rule)}` }, rule.title),
      ': ',
      renderFirstSentence(rule.text),
    ),
  );
}

/** @param prefix the address of the object whose fields the rule binds */
export function toRuleId(prefix: string, rule: { id: string }): string {
  return `${prefix}.rule-${rule.id}`;
}
