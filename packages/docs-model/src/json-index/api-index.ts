import { listKeyHeaders, toPath, renderTypeExpression } from '@docs/openapi';
import type { Example, ErrorDoc, OperationDoc, TypeDoc } from '@docs/openapi';
import { drawErrorFacts } from '../facts/error-facts';
import { drawOperationFacts } from '../facts/operation-facts';
import type { ParameterField } from '../facts/operation-facts';
import type { Source } from '../facts/source';
import { findOccurrences } from '../facts/occurrences';
import { drawTypeFacts } from '../facts/type-facts';
import { findExampleUrl, toOperationUrl, toTypeUrl } from '../links/link-targets';
import { toPlainText } from '../mdx/blocks';
import { products, provider } from '@docs/vendor';
import { listBodyFields, listBodyRules, buildIndexedRule, buildValueFacts } from './body-fields';
import type { IndexBody, IndexSource } from './body-fields';
import type {
  ApiIndex,
  IndexedApi,
  IndexedBody,
  IndexedError,
  IndexedExample,
  IndexedOperation,
  IndexedParameter,
  IndexedType,
} from './index-shape';

/** All that a script needs to build a request, with the URL where people read it. */
export function buildApiIndex(sources: Source[], site: string): ApiIndex {
  return {
    about:
      `Endpoints, fields, values, rules, and examples of ${provider.name}'s APIs. Pointers are JSON ` +
      'pointers, where * means each element of a list or a map. Fields refer to their rules by ID. ' +
      `For details, see ${site}/tools/ai-assistants/`,
    apis: sources.map((source) => buildApi({ ...source, site })),
  };
}

function buildApi(source: IndexSource): IndexedApi {
  const { contract, document, operations, types, site } = source;
  const file = `${site}/openapi/${contract}`;
  return {
    name: contract,
    title: document.info.title,
    version: document.info.version,
    host: document.servers[0]?.url ?? '',
    deprecated: products.some((product) => product.contract === contract && product.deprecated),
    keyHeaders: Object.fromEntries(listKeyHeaders(document)),
    documents: { yaml: `${file}.yaml`, json: `${file}.json` },
    operations: operations.map((operation) => buildOperation(source, operation)),
    types: types.map((type) => buildType(source, type)),
  };
}

function buildOperation(source: IndexSource, operation: OperationDoc): IndexedOperation {
  const { contract, document, site } = source;
  const { id, method, path, summary } = operation;
  const url = `${site}${toOperationUrl(contract, document, operation)}`;
  const drawn = drawOperationFacts<Partial<IndexedOperation>>(source, operation, {
    deprecated: () => ({ deprecated: true }),
    description: ({ text }) => ({ description: toPlainText(text) }),
    key: ({ headers }) => ({ keyHeaders: headers }),
    rule: ({ rule }) => ({ rules: [buildIndexedRule(rule, '', url)] }),
    // The rule about the size of a body has the words.
    limit: () => ({}),
    parameters: ({ parameters }) => ({ parameters: parameters.map(buildParameter) }),
    request: ({ body }) =>
      body ? { request: buildBody(source, body), rules: listBodyRules(source, body) } : {},
    response: ({ body }) => (body ? { response: buildBody(source, body) } : {}),
    errors: ({ errors }) => ({ errors: errors.map(buildError) }),
    // A page for people.
    console: () => ({}),
    since: ({ version }) => ({ since: version }),
    successor: ({ successor }) => ({ successor }),
    examples: ({ all }) => ({ examples: all.map((example) => buildExample(source, example, url)) }),
  });
  const facts = Object.assign({}, ...drawn) as Partial<IndexedOperation>;
  const head = { id, method, path, summary, description: '', deprecated: false, url };
  return {
    ...{ ...head, parameters: [], rules: [] },
    ...facts,
    rules: drawn.flatMap(({ rules = [] }) => rules),
    errors: facts.errors ?? [],
    examples: facts.examples ?? [],
  };
}

function buildType(source: IndexSource, type: TypeDoc): IndexedType {
  const { requests, responses, fields } = findOccurrences(source, type);
  const facts = drawTypeFacts<Partial<IndexedType>>(type, {
    deprecated: () => ({ deprecated: true }),
    description: ({ text }) => ({ description: toPlainText(text) }),
    alias: ({ of }) => ({ sameAs: of }),
    since: ({ version }) => ({ since: version }),
    successor: ({ successor }) => ({ successor }),
    // They are in the bodies of the operations.
    rule: () => ({}),
    fields: () => ({}),
  });
  const head = {
    name: type.name,
    description: '',
    url: source.site + toTypeUrl(source.contract, type.name),
  };
  return Object.assign(head, ...facts, {
    sentTo: requests.map(({ id }) => id),
    returnedBy: responses.map(({ id }) => id),
    usedBy: fields.map(({ owner, field }) => `${owner}.${field}`),
  }) as IndexedType;
}

function buildParameter({ location, field }: ParameterField): IndexedParameter {
  return { name: field.name, in: location, ...buildValueFacts(field) };
}

function buildBody(source: IndexSource, body: IndexBody): IndexedBody {
  const { type, mediaType } = body;
  const fields = listBodyFields(source, body);
  return { type: renderTypeExpression(type), ...(mediaType && { mediaType }), fields };
}

function buildError(error: ErrorDoc): IndexedError {
  const { status, name, rarity } = error;
  const head = {
    ...{ status, name, description: '', cause: '', remedy: '', retry: false },
    ...(rarity && { rarity }),
  };
  const facts = drawErrorFacts<Partial<IndexedError>>(error, {
    description: ({ text }) => ({ description: toPlainText(text) }),
    cause: ({ text }) => ({ cause: toPlainText(text) }),
    remedy: ({ text }) => ({ remedy: toPlainText(text) }),
    retry: () => ({ retry: true }),
    since: () => ({}),
    successor: () => ({}),
  });
  return Object.assign(head, ...facts) as IndexedError;
}

function buildExample({ site }: IndexSource, example: Example, operation: string): IndexedExample {
  const { contract, name, title, description, body, after } = example;
  const page = findExampleUrl(contract, name);
  return {
    name,
    title,
    description: toPlainText(description),
    path: toPath(example),
    ...(body !== undefined && { body }),
    ...(after.length > 0 && { after }),
    url: page === undefined ? operation : `${site}${page}`,
  };
}
