import type { Rule } from '#contract/openapi';
import { toRuleId } from '#docs-model/links/field-id';
import { h } from './hast';
import type { Child } from './hast';
import { renderPhrases } from './markdown';

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
