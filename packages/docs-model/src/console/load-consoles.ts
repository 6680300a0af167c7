import type { ConsoleData, ConsoleOperation, ConsoleParameter, Shape } from '@docs/openapi/forms';
import { listFieldShapes, listNamedTypes, buildShape } from '@docs/openapi/forms';
import type { OperationDoc } from '@docs/openapi';
import { contractNames } from '@docs/vendor';
import { listKeyHeaders } from '@docs/openapi';
import { chooseExample, listParameterFields } from '../facts/operation-facts';
import { loadSource } from '../facts/source';
import type { Source } from '../facts/source';

/** The data of the consoles, by contract. */
export type Consoles = Record<string, ConsoleData>;

export async function loadConsoles(): Promise<Consoles> {
  const entries = contractNames.map(async (name) => [
    name,
    buildConsoleData(await loadSource(name)),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Consoles;
}

type ConsoleSource = Pick<Source, 'document' | 'types' | 'operations' | 'examples'>;

/** Reduces a contract to what consoles need: names, kinds and examples, without any prose. */
export function buildConsoleData(source: ConsoleSource): ConsoleData {
  const { document } = source;
  const operations = source.operations.map((operation) => buildOperation(source, operation));
  const bodies = operations.flatMap(({ body }) => body ?? []);
  return {
    server: document.servers[0]?.url ?? '',
    keys: listKeyHeaders(document).map(([header, form]) => ({ header, form })),
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

function buildOperation(source: ConsoleSource, operation: OperationDoc): ConsoleOperation {
  const { id, method, path, summary, request, response, errors } = operation;
  return {
    id,
    method,
    path,
    summary,
    parameters: listParameters(source, operation),
    ...(request && { body: buildShape(source.document, request.schema) }),
    responses: response !== undefined,
    errors: errors.map(({ status }) => Number(status)),
    examples: listExamples(source, operation),
  };
}

function listParameters(source: ConsoleSource, operation: OperationDoc): ConsoleParameter[] {
  return listParameterFields(source, operation).flatMap(({ id, location, field }) => {
    if (location === 'header' || location === 'cookie') return [];
    const { name, required, schema } = field;
    const shape = buildShape(source.document, schema);
    return [{ name, in: location, required, ...findChoices(shape), url: id }];
  });
}

function findChoices(shape: Shape): Pick<ConsoleParameter, 'values'> {
  if (shape.kind === 'boolean') return { values: ['true', 'false'] };
  return shape.kind === 'text' && shape.values ? { values: shape.values } : {};
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
