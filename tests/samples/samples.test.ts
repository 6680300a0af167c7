import type { Example } from '@docs/openapi';
import { loadExamples } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';
import { loadSamples } from '@docs/docs-model/downloads';
import type { Sample } from '@docs/docs-model/downloads';
import { describeCases } from './describe-cases';
import { readScripts } from './run/read-scripts';
import type { Want } from './report/list-problems';
import { createExampleSandbox, toRequest } from './servers/example-sandbox';
import { toReceived } from './servers/open-server';

// Every sample that the site shows prints the sandbox's responses to the same requests.

const scripts = await readScripts('api_general/quick/index');
const calls = ['general-v3/quick-start'];
const samples = [
  ...(await loadSamples()),
  ...scripts.map((script) => ({ ...script, language: script.id, name: script.fileName, calls })),
];
const maps = await Promise.all(contractNames.map((contract) => loadExamples(contract)));
const examples = maps.flatMap((map) => [...map.values()]);
const wants = new Map<string, Promise<Want>>();

describeCases(({ id }) =>
  samples
    .filter(({ language }) => language === id)
    .map((sample) => ({
      ...sample,
      openHandler: async () => (await openSandbox(sample)).fetch,
      toWant: () => toWantOf(sample),
    })),
);

function openSandbox({ calls }: Sample) {
  return createExampleSandbox(findExample(calls[0]), examples);
}

/** Every language sends the same requests. */
function toWantOf(sample: Sample): Promise<Want> {
  const key = sample.calls.join(' ');
  const direct = wants.get(key) ?? askDirectly(sample);
  wants.set(key, direct);
  return direct;
}

async function askDirectly(sample: Sample): Promise<Want> {
  const sandbox = await openSandbox(sample);
  const want: Want = { received: [], documents: [] };
  for (const call of sample.calls) {
    const request = await toRequest(findExample(call));
    want.received.push(await toReceived(request.clone()));
    const response = await (await sandbox.fetch(request)).text();
    if (response !== '') want.documents.push(JSON.parse(response));
  }
  return want;
}

function findExample(name: string | undefined): Example {
  const example = examples.find((example) => `${example.contract}/${example.name}` === name);
  if (example) return example;
  throw new Error(
    `packages/vendor/src/site/quick-starts.data.json names the example "${name}", which does not exist.`,
  );
}
