import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { METHODS } from '@docs/openapi';
import { isFiller } from '@docs/openapi/compare';
import { toContractFile } from '@docs/openapi/node';
import type { OpenApiDocument } from '@docs/openapi';
import { printYaml, writeWhole } from './write-contract';
import { toYaml } from './edit-yaml';

/**
 * Makes a new contract, in OpenAPI 3.1, from a published document of 3.0 or 3.1.
 *
 * @returns what a maintainer does next
 * @throws when the name is no name of a folder, or taken
 */
export async function addContract(
  name: string,
  document: OpenApiDocument,
  root: string,
): Promise<string[]> {
  const file = toContractFile(name);
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(
      `--new "${name}" names a folder: use letters, digits, and hyphens, as in shop-v1.`,
    );
  }
  if (existsSync(path.join(root, file))) {
    throw new Error(`${file} is there already. To compare the document with it, use --as ${name}.`);
  }
  const text = await printYaml(toYaml({ ...document, openapi: '3.1.0' }), file, root);
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
  await writeWhole(path.join(root, file), text);
  const count = Object.values(document.paths).flatMap((item) =>
    METHODS.filter((method) => item[method]),
  ).length;
  const { title } = document.info;
  return [
    `Written: ${file}. Operations: ${count}.`,
    ...(isFiller(title, ['info', 'title'])
      ? [`Its title "${title}" names no API: write the name into info.title.`]
      : []),
    'Next: an entry in packages/vendor/src/products.data.json; CONTRIBUTING.md, "Add an API".',
  ];
}
