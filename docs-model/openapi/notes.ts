import type { Notes, Rule } from '#contract/openapi';
import { toRuleId } from '#docs-model/links/field-id';
import { h } from './hast';
import type { Child } from './hast';
import { renderPhrases } from './markdown';

/** What is not known and what we concluded ourselves is said where it is met. */
export function renderHonestLines(notes: Notes): Child[] {
  return [
    renderNote('Not documented', notes['x-unknown']),
    renderNote('Inferred', notes['x-inferred']),
  ];
}

export function renderNote(label: string, text: string | undefined): Child {
  if (!text) return undefined;
  return h('p', { class: 'note' }, h('b', {}, label), ' ', renderPhrases(text));
}

/** What excludes or needs what, above the fields that it binds. */
export function renderRules(rules: Rule[], prefix: string): Child[] {
  return rules.map((rule) =>
    h(
      'p',
      { id: toRuleId(prefix, rule), class: 'rule' },
      h('strong', {}, `${rule.title}.`),
      ' ',
      renderPhrases(rule.text),
    ),
  );
}
