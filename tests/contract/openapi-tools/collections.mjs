import { deepStrictEqual } from 'node:assert';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { importCollectionInto, readCollection } from './import-collection.mjs';
import { check, runTool } from './report.mjs';

const VALUES = { apiKey: 'any', customerId: 'any' };

/**
 * Runs the collections of an API with the tools that they are made for, and imports the one for Postman
 * into other tools. Each request has to return the status that the collection expects.
 *
 * @param folder the documents; the collections are in its folder `downloads`
 */
export async function runCollections({ api, folder, count, sandbox }) {
  const files = path.join(folder, 'downloads', api);
  const postman = path.join(files, 'postman.json');
  const variables = Object.entries({ ...VALUES, baseUrl: sandbox });
  const pairs = (option) => variables.flatMap(([name, value]) => [option, `${name}=${value}`]);
  await check(`newman runs the ${count} requests of ${api}`, () =>
    runTool('newman', ['run', postman, ...pairs('--env-var')], {
      expect: new RegExp(`\\brequests │ +${count} │ +0 │`),
    }),
  );
  for (const tool of ['Bruno', 'Insomnia']) {
    await check(`${tool} imports the ${count} requests of ${api} for Postman`, async () => {
      const collection = JSON.parse(await readFile(postman, 'utf8'));
      const imported = await importCollectionInto(tool, collection);
      deepStrictEqual(imported, readCollection(collection, tool));
      deepStrictEqual(imported.requests.length, count);
    });
  }
}
