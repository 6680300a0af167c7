import type { OperationDoc } from '#contract/list-operations';
import type { FieldDoc } from '#contract/list-types';
import type { Parameter } from '#contract/openapi';

/**
 * Where the body of a response begins: `analyze.answer.tags.gkbId`. Requests have the short form,
 * `analyze.categories.code`, because they are what readers write.
 */
export function toResponsePrefix(operation: Pick<OperationDoc, 'id'>): string {
  return `${operation.id}.answer`;
}

/**
 * A parameter has the anchor of a field, unless the body has a field of that name: then its place
 * stands between.
 *
 * @example
 * toParameterId('putEditorialTag', { name: 'gkbId', in: 'path' }, tagFields);
 * // 'putEditorialTag.path.gkbId', since 'putEditorialTag.gkbId' is the field of the body
 */
export function toParameterId(
  operationId: string,
  parameter: Pick<Parameter, 'name' | 'in'>,
  bodyFields: Pick<FieldDoc, 'name'>[],
): string {
  const isTaken = bodyFields.some((field) => field.name === parameter.name);
  return [operationId, ...(isTaken ? [parameter.in] : []), parameter.name].join('.');
}

/** @param prefix the anchor of the object whose fields the rule binds */
export function toRuleId(prefix: string, rule: { id: string }): string {
  return `${prefix}.rule-${rule.id}`;
}
