import { createRequire } from 'node:module';
import { openApiToBruno } from '@usebruno/converters';

// These two are CommonJS.
const require = createRequire(import.meta.url);
const postman = require('openapi-to-postmanv2');
const insomnia = require('insomnia-importers');

/**
 * The requests that a tool makes of a document, as it would send them.
 *
 * @typedef {{ method: string, path: string, body?: string }} ImportedRequest
 * @returns {Promise<ImportedRequest[]>} paths begin with a slash and have their values
 */
export function importInto(tool, document) {
  return { Postman: fromPostman, Bruno: fromBruno, Insomnia: fromInsomnia }[tool](document);
}

/** With "Example" as the source of parameters: from "Schema" Postman makes values such as `<string>`. */
async function fromPostman(document) {
  const options = { parametersResolution: 'Example' };
  const result = await new Promise((resolve, reject) => {
    postman.convertV2({ type: 'json', data: document }, options, (error, value) =>
      error ? reject(error) : resolve(value),
    );
  });
  if (!result.result) throw new Error(`Postman rejects the document: ${result.reason}`);
  return flatten(result.output[0].data.item, 'item').map(({ request }) => {
    const { path, query = [], variable = [] } = request.url;
    const values = Object.fromEntries(variable.map(({ key, value }) => [key, value]));
    return {
      method: request.method,
      path: withQuery(
        fillBraces(fillColons(`/${path.join('/')}`, values), listPathValues(document)),
        query.map(toParameter),
      ),
      body: request.body?.raw,
    };
  });
}

async function fromBruno(document) {
  const collection = await openApiToBruno(document);
  return flatten(collection.items, 'items').map(({ request }) => {
    const { params = [] } = request;
    const inPath = params.filter(({ type }) => type === 'path');
    const values = Object.fromEntries(inPath.map(({ name, value }) => [name, value]));
    const inQuery = params.filter(({ type, enabled }) => type === 'query' && enabled);
    return {
      method: request.method,
      path: withQuery(fillColons(request.url.replace('{{baseUrl}}', ''), values), inQuery),
      body: request.body.mode === 'json' ? request.body.json : undefined,
    };
  });
}

/** Values of a path are left to the reader, who finds them in the document. */
async function fromInsomnia(document) {
  const { data } = await quietly(() => insomnia.convert(JSON.stringify(document)));
  const values = listPathValues(document);
  return data.resources
    .filter(({ _type }) => _type === 'request')
    .map(({ method, url, parameters, body }) => ({
      method,
      path: withQuery(
        fillBraces(url.replace('{{ base_url }}', ''), values),
        parameters.filter(({ disabled }) => !disabled),
      ),
      body: body.text,
    }));
}

/** It logs that it does not validate OpenAPI 3.1, and imports it. */
async function quietly(run) {
  const { log } = console;
  console.log = () => {};
  try {
    return await run();
  } finally {
    console.log = log;
  }
}

function listPathValues(document) {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const parameters = operations.flatMap((operation) => operation.parameters ?? []);
  return Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, schema }) => [name, schema.examples[0]]),
  );
}

/** @example flatten(collection.item, "item"); // its requests, without the folders */
export function flatten(items, key) {
  return items.flatMap((item) => (item[key] ? flatten(item[key], key) : [item]));
}

function fillColons(path, values) {
  return Object.entries(values).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(value)),
    path,
  );
}

/** Variables of a collection, which readers set themselves. */
function fillBraces(path, values) {
  return path.replace(/\{\{ ?(\w+) ?\}\}/g, (_, name) => encodeURIComponent(values[name]));
}

function toParameter({ key, value, disabled }) {
  return { name: key, value, disabled };
}

function withQuery(path, parameters) {
  const enabled = parameters.filter(({ disabled }) => !disabled);
  const query = new URLSearchParams(enabled.map(({ name, value }) => [name, value]));
  return query.size === 0 ? path : `${path}?${query}`;
}
