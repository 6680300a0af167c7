import type {
  Example,
  Content,
  NamedExample,
  OpenApiDocument,
  Operation,
  Response,
} from '@docs/openapi';
import { printStatusLine, toReferenceName } from '@docs/openapi';
import { chooseExample } from '../facts/operation-facts';
import { provider } from '@docs/vendor';
import { DEFAULT_PORT } from '@docs/sandbox/node';
import { mapOperations, mapValues } from './map-schemas';
import { simplifySchemas } from './simplify-schemas';

/**
 * The document as other tools need it: with examples, a contact and, of an API that the sandbox
 * simulates, a server to try it with.
 */
export function buildToolDocument(
  document: OpenApiDocument,
  examples: Example[],
  { isSimulated = true } = {},
): OpenApiDocument {
  const origin = isSimulated ? SANDBOX : 'Response to the request with the same name.';
  const named = addExamples(addContact(document), examples, origin);
  return simplifySchemas(nameErrors(isSimulated ? addServer(named) : named));
}

// The terms and the license of the API have no public URL, so the document names none.
function addContact(document: OpenApiDocument): OpenApiDocument {
  const contact = { name: provider.name, url: provider.homepage, email: provider.contact };
  return { ...document, info: { ...document.info, contact } };
}

function addServer(document: OpenApiDocument): OpenApiDocument {
  const sandbox = {
    url: `http://127.0.0.1:${DEFAULT_PORT}`,
    // Importers make the name of an environment of it.
    description: 'Local sandbox: a simulation on demo data, started with `node sandbox.mjs`.',
  };
  return { ...document, servers: [...document.servers, sandbox] };
}

type Examples = Record<string, NamedExample>;

const SANDBOX = 'Response of the documentation sandbox to the request with the same name.';

/**
 * A document with our examples beside the schemas of bodies, so that tools need not invent any.
 * The first one is the one that `/openapi/` shows, because importers take the first.
 */
function addExamples(
  document: OpenApiDocument,
  examples: Example[],
  origin: string,
): OpenApiDocument {
  return mapOperations(document, (operation) => {
    const ofOperation = examples.filter(
      (example) => example.operation.id === operation.operationId,
    );
    const chosen = ofOperation[0] && chooseExample(ofOperation[0].operation, ofOperation);
    const others = ofOperation.filter((example) => example !== chosen);
    return addToOperation(operation, chosen ? [chosen, ...others] : others, origin);
  });
}

function addToOperation(operation: Operation, examples: Example[], origin: string): Operation {
  const { requestBody, responses } = operation;
  const success = Object.keys(responses).find((status) => status.startsWith('2')) ?? '';
  const response = responses[success];
  return {
    ...operation,
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        content: addToSchema(addToContent(requestBody.content, buildRequests(examples))),
      },
    }),
    ...(response?.content && {
      responses: {
        ...responses,
        [success]: {
          ...response,
          content: addToContent(response.content, buildResponses(examples, origin)),
        },
      },
    }),
  };
}

function buildRequests(examples: Example[]): Examples {
  const withBody = examples.filter(({ body }) => body !== undefined);
  return Object.fromEntries(
    withBody.map(({ name, title, description, body }) => [
      name,
      { summary: title, description, value: body },
    ]),
  );
}

function buildResponses(examples: Example[], origin: string): Examples {
  const withResponse = examples.filter(({ response }) => response !== undefined);
  return Object.fromEntries(
    withResponse.map(({ name, title, response }) => [
      name,
      { summary: title, description: origin, value: response },
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

/** A document whose errors begin with their status and its name: `404 Not Found. …`. */
function nameErrors(document: OpenApiDocument): OpenApiDocument {
  const statuses = new Map<string, string>();
  const named = mapOperations(document, (operation) => ({
    ...operation,
    responses: mapValues(operation.responses, (response, status) => {
      if (response.$ref === undefined) return nameError(response, status);
      statuses.set(toReferenceName(response.$ref), status);
      return response;
    }),
  }));
  const responses = mapValues(document.components.responses ?? {}, (response, name) =>
    nameError(response, statuses.get(name) ?? ''),
  );
  return { ...named, components: { ...named.components, responses } };
}

function nameError(response: Response, status: string): Response {
  if (!/^[45]/.test(status)) return response;
  return {
    ...response,
    description: `${printStatusLine(status)}. ${response.description ?? ''}`.trim(),
  };
}
