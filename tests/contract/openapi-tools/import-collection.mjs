import { createRequire } from 'node:module';
import { utils } from '@usebruno/common';
import { postmanToBruno } from '@usebruno/converters';
import { flatten } from './import.mjs';

// It is CommonJS.
const insomnia = createRequire(import.meta.url)('insomnia-importers');

/**
 * Imports a Postman collection into a tool, and returns the result in the form of `readCollection()`.
 *
 * @typedef {{ name: string, method: string, path: string, query: string[][] }} ImportedRequest
 * @typedef {{ variables: Record<string, string>, captures: string[], requests: ImportedRequest[] }} Imported
 * @returns {Promise<Imported>} each request also has its headers, and its body if it sends one
 */
export function importCollectionInto(tool, collection) {
  return { Bruno: toBruno, Insomnia: toInsomnia }[tool](collection);
}

/** Reads what the tool should import. Insomnia's importer omits scripts, so it captures no value. */
export function readCollection({ variable, item }, tool) {
  const items = flatten(item, 'item');
  const script = items.flatMap(({ event }) => event[0].script.exec).join('\n');
  return {
    variables: toRecord(variable),
    captures: tool === 'Insomnia' ? [] : listCaptures(script, 'pm.collectionVariables.set'),
    requests: items.map(({ name, request }) => ({
      name,
      method: request.method,
      path: decodeURIComponent(`/${request.url.path.join('/')}`),
      query: (request.url.query ?? []).map(({ key, value }) => [key, value]),
      headers: toRecord(request.header),
      body: request.body?.raw,
    })),
  };
}

async function toBruno(source) {
  const { collection, issues } = await postmanToBruno(source);
  if (issues.length > 0) throw new Error(`Bruno reports ${JSON.stringify(issues)}.`);
  const items = flatten(collection.items, 'items');
  const script = items.map(({ request }) => request.script.res).join('\n');
  return {
    variables: toRecord(collection.root.request.vars.req),
    captures: listCaptures(script, 'bru.setCollectionVar'),
    requests: items.map(({ name, request, settings }) => ({
      name,
      method: request.method,
      ...readUrl(request.url, settings.encodeUrl ? utils.encodeUrl : undefined),
      headers: toRecord(request.headers),
      body: request.body.mode === 'json' ? request.body.json : undefined,
    })),
  };
}

async function toInsomnia(source) {
  const { resources } = (await insomnia.convert(JSON.stringify(source))).data;
  const root = resources.find(({ parentId }) => parentId === '__WORKSPACE_ID__');
  const requests = resources.filter(({ _type }) => _type === 'request');
  return {
    variables: root.environment,
    captures: [],
    requests: requests.map(({ name, method, url, headers, body }) => ({
      name,
      method,
      ...readUrl(url),
      headers: toRecord(headers),
      body: body.text,
    })),
  };
}

/** @param encode what the tool does with a URL before it sends the request */
function readUrl(url, encode = (text) => text) {
  const filled = url.replace('{{baseUrl}}', 'https://host.invalid');
  const { pathname, searchParams } = new URL(encode(filled));
  return { path: decodeURIComponent(pathname), query: [...searchParams] };
}

function toRecord(list) {
  return Object.fromEntries(list.map(({ key, name = key, value }) => [name, value]));
}

/** The variables that scripts set from responses. */
function listCaptures(script, set) {
  return script
    .split(`${set}('`)
    .slice(1)
    .map((rest) => rest.split("'")[0]);
}
