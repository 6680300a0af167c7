import type { ConsoleData, ConsoleOperation, ConsoleParameter, Shape } from '@docs/openapi/forms';
import { listFieldShapes, listNamedTypes, toShape } from '@docs/openapi/forms';
import type { Intentions } from '@docs/vendor/intentions';
import type { OperationDoc, OpenApiDocument } from '@docs/openapi';
import { loadIntentions } from '@docs/vendor/node';
import { contractNames } from '@docs/vendor';
import { listKeyHeaders, listTypes } from '@docs/openapi';
import { chooseExample, listParameterFields } from '../facts/operation-facts';
import { loadSource } from '../facts/source';
import type { Source } from '../facts/source';

/** The data of the consoles, by contract. */
export type Consoles = Record<string, ConsoleData>;

export async function loadConsoles(): Promise<Consoles> {
  const entries = contractNames.map(async (name) => {
    const [source, intentions] = await Promise.all([loadSource(name), loadIntentions(name)]);
    return [name, toConsoleData({ ...source, intentions })];
  });
  return Object.fromEntries(await Promise.all(entries)) as Consoles;
}

type ConsoleSource = Pick<Source, 'document' | 'types' | 'operations' | 'examples'> & {
  intentions?: Intentions;
};

/** Reduces a contract to what consoles need: names, kinds and examples, without any prose. */
export function toConsoleData(source: ConsoleSource): ConsoleData {
  const { document } = source;
  const operations = source.operations.map((operation) => toConsoleOperation(source, operation));
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

function toConsoleOperation(source: ConsoleSource, operation: OperationDoc): ConsoleOperation {
  const { id, method, path, summary, request, response, errors } = operation;
  const intentions = source.intentions?.[id];
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
    ...(intentions && { intentions: intentions.length }),
  };
}

function toParameters(source: ConsoleSource, operation: OperationDoc): ConsoleParameter[] {
  return listParameterFields(source, operation).flatMap(({ id, location, field }) => {
    if (location === 'header' || location === 'cookie') return [];
    const { name, required, schema } = field;
    const shape = toShape(source.document, schema);
    return [{ name, in: location, required, ...toChoices(shape), url: id }];
  });
}

function toChoices(shape: Shape): Pick<ConsoleParameter, 'values'> {
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

/** Facts of the contract that the aids of the guides show. */
export interface AidData {
  /** Names of the fields of a photo, in the contract's order. */
  photoFields: string[];
  /** The statuses of feedback and what each means. */
  statuses: Record<string, string>;
}

/** Takes names and meanings from the contract, so that no aid can differ from the reference. */
export function toAidData(document: OpenApiDocument): AidData {
  const listFields = (type: string) =>
    listTypes(document).find(({ name }) => name === type)?.fields ?? [];
  const status = listFields('AnalyzeFeedbackItem').find(({ name }) => name === 'status');
  return {
    photoFields: listFields('PhotoData').map(({ name }) => name),
    statuses: Object.fromEntries(
      (status?.values ?? []).map(({ value, meaning }) => [value, meaning]),
    ),
  };
}
