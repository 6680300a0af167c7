// Runs the tools of others on the published documents: `npm test -- openapi-tools` starts it with
// the folder of the documents and the URL of a sandbox.
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runCollections } from './collections.mjs';
import { importInto } from './import.mjs';
import { checkThatResponsesAreRead, sendThroughProxy } from './proxy.mjs';
import { KEYS, sendImported } from './send-imported.mjs';
import { check, report, runTool } from './report.mjs';

const [documents, sandbox] = process.argv.slice(2);
const APIS = ['media-v2', 'general-v3', 'media-v1'];
const GENERATED = path.resolve('generated');

await rm(GENERATED, { recursive: true, force: true });
for (const api of APIS) {
  const yaml = path.join(documents, `${api}.yaml`);
  await check(`redocly lint ${api}`, () =>
    runTool('redocly', ['lint', yaml, '--config=redocly.yaml', '--max-problems=20'], {
      reject: /You have \d+ warning/,
    }),
  );
  await check(`openapi-typescript ${api}`, () =>
    runTool('openapi-typescript', [yaml, '-o', `generated/openapi-typescript/${api}.ts`]),
  );
  await check(`@hey-api/openapi-ts ${api}`, () =>
    runTool('openapi-ts', [
      '-i',
      yaml,
      '-o',
      `generated/hey-api/${api}`,
      '-c',
      '@hey-api/client-fetch',
    ]),
  );
  await check(`orval ${api}`, () =>
    runTool('orval', [
      '--input',
      yaml,
      '--output',
      `generated/orval/${api}.ts`,
      '--client',
      'fetch',
    ]),
  );
}
await check('everything generated, and code that uses it, compiles with strict', () =>
  runTool('tsc', ['-p', '.']),
);
await check('requests of a generated client', () =>
  runTool(process.execPath, ['--import', 'tsx', 'client.ts', sandbox]),
);
// First: examples expect the demo data, and imported requests delete some.
const requests = JSON.parse(await readFile(path.join(documents, 'requests.json'), 'utf8'));
for (const api of APIS) {
  const file = path.join(documents, `${api}.json`);
  const sent = { api, file, requests: requests[api], keys: KEYS[api], sandbox };
  await sendThroughProxy(sent);
  await checkThatResponsesAreRead(sent);
}
for (const api of APIS) {
  const count = new Set(requests[api].map(({ name }) => name)).size;
  await runCollections({ api, folder: documents, count, sandbox });
}
for (const tool of ['Postman', 'Bruno', 'Insomnia']) {
  for (const api of APIS) {
    const document = JSON.parse(await readFile(path.join(documents, `${api}.json`), 'utf8'));
    await sendImported({
      tool,
      api,
      document,
      requests: await importInto(tool, document),
      sandbox,
    });
  }
}
report();
