import type { Example } from '#contract/example';
import type { Content, NamedExample, OpenApiDocument, Operation } from '#contract/openapi';
import { chooseExample } from '#docs-model/facts/choose-example';
import { mapOperations } from './map-schemas';

type Examples = Record<string, NamedExample>;

const ORIGIN = 'What the sandbox of this documentation returns for the request of the same name.';

/**
 * A document with our examples beside the schemas of bodies, so that tools need not invent any.
 * The first one is the one that `/openapi/` shows, because importers take the first.
 */
export function addExamples(document: OpenApiDocument, examples: Example[]): OpenApiDocument {
  return mapOperations(document, (operation) => {
    const own = examples.filter((example) => example.operation.id === operation.operationId);
    const chosen = own[0] && chooseExample(own[0].operation, own);
    const others = own.filter((example) => example !== chosen);
    return addToOperation(operation, chosen ? [chosen, ...others] : others);
  });
}

function addToOperation(operation: Operation, examples: Example[]): Operation {
  const { requestBody, responses } = operation;
  const success = Object.keys(responses).find((status) => status.startsWith('2')) ?? '';
  const response = responses[success];
  return {
    ...operation,
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        content: addToSchema(addToContent(requestBody.content, toRequests(examples))),
      },
    }),
    ...(response?.content && {
      responses: {
        ...responses,
        [success]: { ...response, content: addToContent(response.content, toResponses(examples)) },
      },
    }),
  };
}

function toRequests(examples: Example[]): Examples {
  const withBody = examples.filter(({ body }) => body !== undefined);
  return Object.fromEntries(
    withBody.map(({ name, title, description, body }) => [
      name,
      { summary: title, description, value: body },
    ]),
  );
}

function toResponses(examples: Example[]): Examples {
  const withResponse = examples.filter(({ response }) => response !== undefined);
  return Object.fromEntries(
    withResponse.map(({ name, title, response }) => [
      name,
      { summary: title, description: ORIGIN, value: response },
    ]),
  );
}

function addToContent(content: Content, examples: Examples): Content {
  const json = content['application/json'];
  if (!json || Object.keys(examples).length === 0) return content;
  return {
    ...content,
    'application/json': { ...json, examples: { ...json.examples, ...examples } },
  };
}

/** Insomnia reads the example of a schema, not those beside it. */
function addToSchema(content: Content): Content {
  const json = content['application/json'];
  const [first] = Object.values(json?.examples ?? {});
  if (!json || !first) return content;
  const schema = { ...json.schema, example: first.value };
  return { ...content, 'application/json': { ...json, schema } };
}
