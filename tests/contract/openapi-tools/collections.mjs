import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { findHurl } from '../../../scripts/run/hurl.mjs';
import { check, runTool } from './report.mjs';

const VALUES = { apiKey: 'any', customerId: 'any' };

/**
 * Runs the collections of an API with the tools that they are made for. Each request has to return the
 * status that the collection expects.
 *
 * @param folder the documents; the collections are in its folder `downloads`
 */
export async function runCollections({ api, folder, count, sandbox }) {
  const files = path.join(folder, 'downloads', api);
  const variables = Object.entries({ ...VALUES, baseUrl: sandbox });
  const pairs = (option) => variables.flatMap(([name, value]) => [option, `${name}=${value}`]);
  await check(`newman runs the ${count} requests of ${api}`, () =>
    runTool('newman', ['run', path.join(files, 'postman.json'), ...pairs('--env-var')], {
      expect: new RegExp(`\\brequests │ +${count} │ +0 │`),
    }),
  );
  const bruno = await unpack(path.join(files, 'bruno.zip'), path.resolve('generated'));
  await check(`bru runs the ${count} requests of ${api}`, () =>
    retryUnstarted(() =>
      runTool('bru', ['run', '-r', '--env', 'Sandbox', ...pairs('--env-var')], {
        cwd: bruno,
        expect: new RegExp(`\\b${count} \\(${count} Passed\\)`),
      }),
    ),
  );
  const [hurl, ...own] = findHurl() ?? [];
  if (hurl === undefined) {
    console.log(`SKIPPED: hurl is not installed; requests.hurl of ${api} was not run`);
  } else {
    await check(`hurl runs the ${count} requests of ${api}`, () =>
      runTool(hurl, [...own, '--test', ...pairs('--variable'), path.join(files, 'requests.hurl')], {
        expect: new RegExp(`Executed requests: +${count}\\b[^]*Failed files: +0\\b`),
      }),
    );
  }
  const arazzo = path.resolve('generated', `${api}.arazzo.yaml`);
  const text = await readFile(path.join(files, 'arazzo.yaml'), 'utf8');
  await writeFile(arazzo, text.replace(/url: .*\/openapi\//, `url: ${folder}/`));
  const inputs = Object.entries(VALUES).flatMap(([key, value]) => ['--input', `${key}=${value}`]);
  await check(`redocly respect runs the ${count} workflows of ${api}`, () =>
    runTool('redocly', ['respect', arazzo, '--server', `${api}=${sandbox}`, ...inputs], {
      expect: new RegExp(`Workflows: ${count} passed, ${count} total`),
    }),
  );
}

/** On a busy machine, bru may check the first response before its own script engine has started. */
async function retryUnstarted(runBruno) {
  try {
    return await runBruno();
  } catch (error) {
    if (!error.message.includes("reading 'newContext'")) throw error;
    return runBruno();
  }
}

/** @returns the one folder that the archive contains */
async function unpack(archive, target) {
  const entries = Object.entries(unzipSync(await readFile(archive)));
  for (const [name, content] of entries) {
    const file = path.join(target, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, strFromU8(content));
  }
  return path.join(target, entries[0][0].split('/')[0]);
}
