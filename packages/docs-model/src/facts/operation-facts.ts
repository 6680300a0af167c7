import type {
  Example,
  BodyDoc,
  ErrorDoc,
  OperationDoc,
  FieldDoc,
  Parameter,
  Rule,
} from '@docs/openapi';
import { listKeyHeaders } from '@docs/openapi';
import { toParameterId, toResponsePrefix } from '../links/link-targets';
import { interactiveReference, MOST_BYTES } from '@docs/vendor';
import { isSimulated } from '@docs/sandbox';
import { hasConsoles } from '../find-product';
import { listFields, buildBodyContent, withoutRules } from './body-content';
import type { BodyContent } from './body-content';
import { draw, listNoteFacts, when } from './draw';
import type { NoteFact, Renderer } from './draw';
import type { Source } from './source';

/**
 * One thing that the documentation says of an operation besides its name, method and path. Each format
 * draws all of them: see drawOperationFacts().
 */
export type OperationFact =
  | { kind: 'deprecated' }
  | { kind: 'description'; text: string }
  /** The headers of its key, if they aren't those of the API; none for an open operation. */
  | { kind: 'key'; headers: string[] }
  | { kind: 'rule'; rule: Rule }
  /** How large a body may be. */
  | { kind: 'limit'; limit: string }
  | { kind: 'parameters'; parameters: ParameterField[] }
  | ({ kind: 'request' } & BodyFact)
  | ({ kind: 'response' } & BodyFact)
  | { kind: 'errors'; errors: ErrorDoc[] }
  /** Where the operation can be filled in and sent, for the API that has a console. */
  | { kind: 'console'; url: string }
  /** All examples of the operation, and the one that is next to it. */
  | { kind: 'examples'; shown: Example; all: Example[] }
  | NoteFact;

/** The body that an operation takes or returns. */
export interface BodyFact {
  title: 'Body' | 'Response';
  /** With status and media type, where they are not 200 and JSON: `Response (201)`. */
  label: string;
  description: string;
  /** Where its fields begin on `/openapi/`: `analyze.answer`. */
  prefix: string;
  /** Whether the contract asks what the body of the response contains. */
  isUnknown?: boolean;
  /** Absent for an empty response, and for one that is not documented. */
  body?: BodyDoc & { content: BodyContent };
  /** The body of the example that is next to the operation. */
  value: unknown;
}

/** A parameter of an operation, described like a field, with the rules that bind it. */
export interface ParameterField {
  /** Its anchor on `/openapi/`. */
  id: string;
  location: Parameter['in'];
  field: FieldDoc;
}

/**
 * The facts of an operation in the order in which readers see them. Nothing else may be said of an
 * operation, in no format: a new fact is a new kind here, and a line in each renderer.
 */
function listOperationFacts(source: Source, operation: OperationDoc): OperationFact[] {
  const { description, rules, errors, notes, request } = operation;
  const parameters = listParameterFields(source, operation);
  const all = source.examples.filter((example) => example.operation.id === operation.id);
  const shown = chooseExample(operation, all);
  return [
    ...when(notes.deprecated, (): OperationFact => ({ kind: 'deprecated' })),
    ...when(description, (text): OperationFact => ({ kind: 'description', text })),
    ...when(operation.security, (security): OperationFact => ({
      kind: 'key',
      headers: listKeyHeaders(source.document, security).map(([name]) => name),
    })),
    ...rules.map((rule): OperationFact => ({ kind: 'rule', rule })),
    ...when(request && isSimulated(source.contract), (): OperationFact => ({
      kind: 'limit',
      limit: SIZE_LIMIT,
    })),
    ...when(parameters.length > 0, (): OperationFact => ({ kind: 'parameters', parameters })),
    ...listBodies(source, operation, shown),
    ...when(errors.length > 0, (): OperationFact => ({ kind: 'errors', errors })),
    ...when(hasConsoles(source.contract), (): OperationFact => ({
      kind: 'console',
      url: `${interactiveReference.to}?try#${operation.id}`,
    })),
    ...listNoteFacts(notes),
    ...when(shown, (example): OperationFact => ({ kind: 'examples', shown: example, all })),
  ];
}

const SIZE_LIMIT = `up to ${MOST_BYTES / 1024} KB`;

/** Draws the facts of an operation, in their order. */
export function drawOperationFacts<Output>(
  source: Source,
  operation: OperationDoc,
  renderer: Renderer<OperationFact, Output>,
): Output[] {
  return draw(`operation "${operation.id}"`, listOperationFacts(source, operation), renderer);
}

function listBodies(
  source: Source,
  operation: OperationDoc,
  shown: Example | undefined,
): OperationFact[] {
  const { id, method, path, status, request, response, responseDescription } = operation;
  const { requestBody } = source.document.paths[path]?.[method] ?? {};
  return [
    ...when(request, (body): OperationFact => ({
      kind: 'request',
      title: 'Body',
      label: printLabel('Body', request?.mediaType ?? []),
      description: requestBody?.description ?? '',
      prefix: id,
      body: { ...body, content: buildBodyContent(source, body) },
      value: shown?.body,
    })),
    {
      kind: 'response',
      title: 'Response',
      label: printLabel('Response', status === '200' ? [] : status, response?.mediaType ?? []),
      description: responseDescription,
      prefix: toResponsePrefix({ id }),
      ...(response && {
        body: { ...response, content: withoutRules(buildBodyContent(source, response)) },
      }),
      isUnknown: operation.isResponseUnknown,
      value: shown?.response,
    },
  ];
}

/** @example printLabel('Response', '201', []); // 'Response (201)' */
function printLabel(title: string, ...formats: (string | string[])[]): string {
  const format = formats.flat().join(', ');
  return format === '' ? title : `${title} (${format})`;
}

export function listParameterFields(
  source: Pick<Source, 'document' | 'types'>,
  { id, parameters, request, rules }: OperationDoc,
): ParameterField[] {
  const bodyFields = request
    ? buildBodyContent(source, request).fields.map(({ field }) => field)
    : [];
  return parameters.flatMap((parameter) =>
    toFields(source, parameter).map((field) => ({
      id: toParameterId(id, parameter, bodyFields),
      location: parameter.in,
      field: { ...field, rules: rules.filter((rule) => rule.fields.includes(field.name)) },
    })),
  );
}

function toFields({ document }: Pick<Source, 'document'>, parameter: Parameter): FieldDoc[] {
  const { name, required, description, schema, ...notes } = parameter;
  const properties = { [name]: { ...schema, ...notes, description } };
  return listFields(document, { properties, required: required ? [name] : [] });
}

/** Characters of request and response together that are read at a glance. */
const LONGEST = 1500;

/**
 * The example that is next to an operation: the one whose response shows most fields, among those short
 * enough to read at a glance; of equals the one that asks with fewest words.
 *
 * @example
 * chooseExample(recommendPhotos, examples)?.name; // 'photos-recommend', not 'photos-paging'
 */
export function chooseExample(operation: OperationDoc, examples: Example[]): Example | undefined {
  const candidates = examples.filter((example) => example.operation.id === operation.id);
  const [shortest, ...longer] = [...candidates].sort((a, b) => measure(a) - measure(b));
  if (!shortest) return undefined;
  return [shortest, ...longer.filter((example) => measure(example) <= LONGEST)].sort(
    (a, b) =>
      countKeys(b.response) - countKeys(a.response) ||
      toText(a.body).length - toText(b.body).length,
  )[0];
}

function measure({ body, response }: Example): number {
  return toText(body).length + toText(response).length;
}

function countKeys(value: unknown): number {
  return new Set(toText(value).match(/"[^"]+":/g)).size;
}

function toText(value: unknown): string {
  return JSON.stringify(value) ?? '';
}
