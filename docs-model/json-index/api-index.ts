import { toPath } from '#contract/example';
import type { Example } from '#contract/example';
import type { BodyDoc, OperationDoc } from '#contract/list-operations';
import type { SecurityScheme } from '#contract/openapi';
import { renderTypeExpression } from '#contract/type-expression';
import { toOperationUrl, toExampleUrl } from '#docs-model/links/link-targets';
import { products } from '#products';
import { provider } from '#provider';
import { listParameterFields } from '#docs-model/facts/parameter-fields';
import { toPlainText } from '#docs-model/mdx/blocks';
import type { Source } from '#docs-model/facts/source';
import { toLanguage } from './genja-language';
import { listBodyFields, listBodyRules, toIndexedRule, toValueFacts } from './body-fields';
import type { IndexSource } from './body-fields';
import type {
  ApiIndex,
  IndexedApi,
  IndexedBody,
  IndexedExample,
  IndexedOperation,
  IndexedParameter,
} from './index-shape';

/** All that a script needs to build a request, with the URL where people read it. */
export function toApiIndex(sources: Source[], site: string): ApiIndex {
  return {
    about:
      `Endpoints, fields, values, rules, and examples of the APIs of ${provider.name}. Pointers are ` +
      'JSON pointers; * means each element of a list or a map. Fields name their rules by ID. ' +
      `Explained at ${site}/api_media2/guide/programs/`,
    apis: sources.map((source) => toApi({ ...source, site })),
    genja: toLanguage(site),
  };
}

function toApi(source: IndexSource): IndexedApi {
  const { contract, document, operations, site } = source;
  const file = `${site}/openapi/${contract}`;
  const schemes = Object.values(document.components.securitySchemes ?? {});
  return {
    name: contract,
    title: document.info.title,
    version: document.info.version,
    host: document.servers[0]?.url ?? '',
    deprecated: products.some((product) => product.contract === contract && product.deprecated),
    keyHeaders: Object.fromEntries(schemes.map(toKeyHeader)),
    documents: { yaml: `${file}.yaml`, json: `${file}.json` },
    operations: operations.map((operation) => toOperation(source, operation)),
  };
}

function toKeyHeader({ name = '', 'x-value': value }: SecurityScheme): [string, string] {
  return [name, value ?? provider.key.placeholder];
}

function toOperation(source: IndexSource, operation: OperationDoc): IndexedOperation {
  const { contract, document, site } = source;
  const url = `${site}${toOperationUrl(contract, document, operation)}`;
  const { id, method, path, summary, description, request, response, errors, notes } = operation;
  return {
    id,
    method,
    path,
    summary,
    description: toPlainText(description),
    deprecated: notes.deprecated ?? false,
    url,
    parameters: toParameters(source, operation),
    rules: [
      ...operation.rules.map((rule) => toIndexedRule(rule, '', url)),
      ...(request ? listBodyRules(source, request) : []),
    ],
    ...(request && { request: toBody(source, request) }),
    ...(response && { response: toBody(source, response) }),
    errors: errors.map((error) => ({
      status: error.status,
      name: error.name,
      description: toPlainText(error.description),
      cause: toPlainText(error.cause),
      remedy: toPlainText(error.remedy),
      retry: error.retry,
    })),
    examples: source.examples
      .filter((example) => example.operation.id === id)
      .map((example) => toExample(source, example, url)),
  };
}

function toParameters(source: Source, operation: OperationDoc): IndexedParameter[] {
  return listParameterFields(source, operation).map(({ location, field }) => ({
    name: field.name,
    in: location,
    ...toValueFacts(field),
  }));
}

function toBody(source: IndexSource, body: BodyDoc): IndexedBody {
  return { type: renderTypeExpression(body.type), fields: listBodyFields(source, body) };
}

function toExample({ site }: IndexSource, example: Example, operation: string): IndexedExample {
  const { contract, name, title, description, body, after } = example;
  const page = toExampleUrl(contract, name);
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
