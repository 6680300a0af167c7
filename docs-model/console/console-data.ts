import type { ConsoleData, ConsoleOperation, ConsoleParameter } from '#contract/console-data';
import { listFieldShapes, listNamedTypes, toShape } from '#contract/form-shape';
import type { OperationDoc } from '#contract/list-operations';
import type { Schema } from '#contract/openapi';
import { provider } from '#provider';
import { chooseExample } from '#docs-model/facts/choose-example';
import { listParameterFields } from '#docs-model/facts/operation-facts';
import type { Source } from '#docs-model/facts/source';

type ConsoleSource = Pick<Source, 'document' | 'types' | 'operations' | 'examples'>;

/** Reduces a contract to what consoles need: names, kinds and examples, without any prose. */
export function toConsoleData(source: ConsoleSource): ConsoleData {
  const { document } = source;
  const operations = source.operations.map((operation) => toConsoleOperation(source, operation));
  const bodies = operations.flatMap(({ body }) => body ?? []);
  return {
    server: document.servers[0]?.url ?? '',
    keys: Object.values(document.components.securitySchemes ?? {}).map((scheme) => ({
      header: scheme.name ?? 'Authorization',
      form: scheme['x-value'] ?? provider.key.placeholder,
    })),
    operations,
    types: Object.fromEntries(
      listNamedTypes(document, bodies).map((name) => [
        name,
        listFieldShapes(document, document.components.schemas[name] ?? {}),
      ]),
    ),
    rules: listRuleTitles(source),
  };
}

function toConsoleOperation(source: ConsoleSource, operation: OperationDoc): ConsoleOperation {
  const { id, method, path, summary, request, response, errors } = operation;
  return {
    id,
    method,
    path,
    summary,
    parameters: toParameters(source, operation),
    ...(request && { body: toShape(source.document, request.schema) }),
    responses: response !== undefined,
    errors: errors.map(({ status }) => Number(status)),
    examples: listExamples(source, operation),
  };
}

function toParameters(source: ConsoleSource, operation: OperationDoc): ConsoleParameter[] {
  return listParameterFields(source, operation).flatMap(({ id, location, field }) => {
    if (location === 'header') return [];
    const { name, required, schema } = field;
    return [{ name, in: location, required, ...toChoices(schema), url: id }];
  });
}

function toChoices(schema: Schema): Pick<ConsoleParameter, 'values'> {
  if (schema.type === 'boolean') return { values: ['true', 'false'] };
  return schema.enum ? { values: schema.enum } : {};
}

function listExamples({ examples }: ConsoleSource, operation: OperationDoc) {
  const first = chooseExample(operation, examples);
  return examples
    .filter((example) => example.operation.id === operation.id)
    .sort((a, b) => Number(b === first) - Number(a === first))
    .map(({ title, parameters, body }) => ({
      title,
      path: parameters.path,
      query: parameters.query,
      ...(body !== undefined && { body }),
    }));
}

function listRuleTitles({ types, operations }: ConsoleSource): Record<string, string> {
  const rules = [...types, ...operations].flatMap((owner) => owner.rules);
  return Object.fromEntries(rules.map(({ id, title }) => [id, title]));
}
