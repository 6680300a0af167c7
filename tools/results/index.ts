import { rm } from 'node:fs/promises';
import { readArguments } from '../command-line';
import { writeJson } from '../write-json';
import { compareResults, renderOutdated } from './compare-results';
import type { Outdated } from './compare-results';
import { fail } from '../run/steps.mjs';

const USAGE = 'Usage: npm run results, or npm run results -- --accept';

/** `npm run results`: compares the stored responses with the sandbox's, or accepts those. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const { accept } = readArguments(
    { args, options: { accept: { type: 'boolean' } } },
    ` ${USAGE}`,
  ).values;
  const outdated = await compareResults();
  outdated.forEach((result) => console.log(`${renderOutdated(result)}\n`));
  if (outdated.length === 0) {
    console.log('All stored responses match the sandbox.');
  } else if (accept) {
    for (const result of outdated) await acceptResult(result);
    console.log(`${outdated.length} responses accepted. Read the pages that show them.`);
  } else {
    console.error(
      `${outdated.length} responses differ. To accept them: npm run results -- --accept`,
    );
    process.exitCode = 1;
  }
}

/** Writes what the sandbox answers beside its request; a request that answers nothing has no file. */
async function acceptResult({ example, response }: Outdated): Promise<void> {
  const file = `contracts/${example.contract}/examples/${example.name}/response.json`;
  if (response === undefined) return rm(file, { force: true });
  await writeJson(file, response);
}

main().catch((error: Error) => fail(error.message));
