import { deepStrictEqual } from 'node:assert';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findHurl } from '../../../tools/run/hurl.mjs';
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
  const [hurl, ...hurlOptions] = findHurl() ?? [];
  if (hurl === undefined) {
    console.log(`SKIPPED: hurl is not installed; requests.hurl of ${api} was not run`);
    return;
  }
  await check(`hurl runs the ${count} requests of ${api}`, () =>
    runTool(
      hurl,
      [...hurlOptions, '--test', ...pairs('--variable'), path.join(files, 'requests.hurl')],
      {
        expect: new RegExp(`Executed requests: +${count}\\b[^]*Failed files: +0\\b`),
      },
    ),
  );
}
