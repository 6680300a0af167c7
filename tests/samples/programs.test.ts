import type { Example } from '#contract/example';
import { loadExamples } from '#contract/load-examples';
import { contractNames } from '#contract/names';
import { toFingerprint } from '#samples/fingerprint';
import { loadPrograms } from '#samples/load-programs';
import type { Program } from '#samples/load-programs';
import { describeCases } from './describe-cases';
import type { Want } from './report/list-problems';
import { createExampleSandbox, toRequest } from './servers/example-sandbox';
import { toArrival } from './servers/open-server';

// Every program that the site shows prints what the sandbox answers to the same requests.

const programs = await loadPrograms();
const maps = await Promise.all(contractNames.map((contract) => loadExamples(contract)));
const examples = maps.flatMap((map) => [...map.values()]);
const wants = new Map<string, Promise<Want>>();

await describeCases(({ id, label }) =>
  programs
    .filter(({ language }) => language === id)
    .map((program) => ({
      ...program,
      openAnswer: async () => (await openSandbox(program)).fetch,
      toWant: () => toWantOf(program),
      toMeta: async (toolchain) => ({
        language: id,
        label,
        name: program.name,
        fingerprint: await toFingerprint(program.text),
        toolchain,
      }),
    })),
);

function openSandbox({ calls }: Program) {
  return createExampleSandbox(findExample(calls[0]), examples);
}

/** Every language sends the same requests. */
function toWantOf(program: Program): Promise<Want> {
  const key = program.calls.join(' ');
  const known = wants.get(key) ?? askDirectly(program);
  wants.set(key, known);
  return known;
}

async function askDirectly(program: Program): Promise<Want> {
  const sandbox = await openSandbox(program);
  const want: Want = { arrivals: [], documents: [] };
  for (const call of program.calls) {
    const request = await toRequest(findExample(call));
    want.arrivals.push(await toArrival(request.clone()));
    const answer = await (await sandbox.fetch(request)).text();
    if (answer !== '') want.documents.push(JSON.parse(answer));
  }
  return want;
}

function findExample(name: string | undefined): Example {
  const found = examples.find((example) => `${example.contract}/${example.name}` === name);
  if (found) return found;
  throw new Error(`samples/quick-start.ts names the example "${name}", which does not exist.`);
}
