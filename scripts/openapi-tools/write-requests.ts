import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toPath } from '#contract/example';
import type { Example } from '#contract/example';
import { listCalls } from '#contract/list-requests';
import { loadExamples } from '#contract/load-examples';
import { contractNames } from '#contract/names';

/**
 * Writes the requests of all examples, by API, into the file that is the first argument: each behind
 * those that it continues, and those that delete at the end.
 */
async function main(file: string): Promise<void> {
  const requests = await Promise.all(
    contractNames.map(async (name) => {
      const examples = [...(await loadExamples(name)).values()].sort(
        (a, b) => Number(deletes(a)) - Number(deletes(b)),
      );
      return [name, examples.flatMap((one) => listCalls(one, examples)).map(toRequest)] as const;
    }),
  );
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(Object.fromEntries(requests), null, 2));
}

function deletes({ operation }: Example): boolean {
  return operation.method === 'delete';
}

function toRequest(example: Example): object {
  const { name, operation, body } = example;
  return {
    name,
    method: operation.method.toUpperCase(),
    path: toPath(example),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

main(process.argv[2] ?? 'reports/openapi/requests.json').catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
