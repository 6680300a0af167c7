import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { findRepository, ifMissing, loadContract, loadExamples } from '@docs/openapi/node';
import { contractNames, provider } from '@docs/vendor';
import type { ContractName } from '@docs/vendor';
import { buildPublicDocument } from '../documents/load-documents';
import { printPythonTypes } from '../types/print-python';
import { printTypeScript } from '../types/print-typescript';
import { findProductOf } from '../find-product';
import { toCollection, printPostman } from '@docs/code-samples/collections';
import type { OpenApiDocument, Schema } from '@docs/openapi';
import { toReferenceName } from '@docs/openapi';
import { mapInner } from '../documents/map-schemas';

export type Files = Record<string, string | Uint8Array>;

/**
 * The files that are made from each contract for other tools, by their path below the site's URL.
 *
 * @example
 * Object.keys(await loadApiFiles()); // ['downloads/media-v2/postman.json', …]
 */
export async function loadApiFiles(): Promise<Files> {
  return Object.assign({}, ...(await Promise.all(contractNames.map(loadFilesOf)))) as Files;
}

async function loadFilesOf(contract: ContractName): Promise<Files> {
  const { site } = provider;
  const document = await buildPublicDocument(await loadContract(contract), { contract, site });
  const examples = [...(await loadExamples(contract)).values()];
  const { title } = findProductOf(contract);
  const collection = toCollection(document, examples, title);
  const files: Files = {
    'postman.json': printPostman(collection),
    'types.d.ts': printTypeScript(document),
    'types.py': printPythonTypes(document),
    'schemas.zip': buildArchive(
      printJsonSchemas(document, `${site}/downloads/${contract}/schemas`),
    ),
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [`downloads/${contract}/${name}`, content]),
  );
}

const CLIENTS = ['client.mjs', 'client.d.mts', 'client.py'];

/** The clients by their path below the site's URL: `downloads/client.mjs`, … */
export async function loadClients(): Promise<Files> {
  const folder = path.join(findRepository(), 'site/samples/client');
  const present = await readdir(folder).catch(ifMissing([] as string[]));
  const entries = CLIENTS.filter((name) => present.includes(name)).map(async (name) => [
    `downloads/${name}`,
    await readFile(path.join(folder, name), 'utf8'),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Files;
}

/** The oldest date that the format knows: the same content gives the same bytes. */
const NO_DATE = new Date(1980, 0, 1);

/**
 * Packs texts by their names.
 *
 * @example
 * buildArchive({ 'api-index.json': '{}' }); // the same bytes on every computer and every day
 */
export function buildArchive(files: Record<string, string>): Uint8Array {
  const names = Object.keys(files).sort();
  const entries = names.map((name) => [name, strToU8(files[name] ?? '')]);
  return zipSync(Object.fromEntries(entries), { mtime: NO_DATE, level: 9 });
}

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/**
 * The types of a contract as files of JSON Schema that refer to each other, by their names.
 *
 * @example
 * Object.keys(printJsonSchemas(mediaV2, 'https://…/schemas')); // ['NlpRequest.json', …]
 * @param base the URL that the names of the files complete to the ID of a schema
 */
export function printJsonSchemas(document: OpenApiDocument, base: string): Record<string, string> {
  const entries = Object.entries(document.components.schemas).map(([name, schema]) => {
    const content = { $schema: DIALECT, $id: `${base}/${name}.json`, title: name };
    return [`${name}.json`, `${JSON.stringify({ ...content, ...toPlain(schema) }, null, 2)}\n`];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Without our own keys, which validators do not know. */
function toPlain(schema: Schema): Schema {
  const standard = Object.entries(schema).filter(([key]) => !key.startsWith('x-'));
  const { $ref, ...rest } = Object.fromEntries(standard) as Schema;
  return mapInner(
    $ref === undefined ? rest : { $ref: `${toReferenceName($ref)}.json`, ...rest },
    toPlain,
  );
}
