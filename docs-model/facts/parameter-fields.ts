import type { OperationDoc } from '#contract/list-operations';
import type { FieldDoc } from '#contract/list-types';
import type { Parameter } from '#contract/openapi';
import { toParameterId } from '#docs-model/links/field-id';
import { toBodyContent } from './body-content';
import { listParameters } from './list-fields';
import type { Source } from './source';

/** A parameter of an operation, described like a field. */
export interface ParameterField {
  /** Its anchor on `/openapi/`. */
  id: string;
  location: Parameter['in'];
  field: FieldDoc;
}

/** The parameters of an operation with the rules that bind them. */
export function listParameterFields(
  source: Pick<Source, 'document' | 'types'>,
  operation: OperationDoc,
): ParameterField[] {
  const { request } = operation;
  const bodyFields = request ? toBodyContent(source, request).fields.map(({ field }) => field) : [];
  const fields = listParameters(source.document, operation.parameters);
  return operation.parameters.flatMap((parameter, index) => {
    const field = fields[index];
    if (!field) return [];
    const rules = operation.rules.filter((rule) => rule.fields.includes(field.name));
    return [
      {
        id: toParameterId(operation.id, parameter, bodyFields),
        location: parameter.in,
        field: { ...field, rules },
      },
    ];
  });
}
