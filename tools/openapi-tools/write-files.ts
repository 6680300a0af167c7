import { listCalls, toPath } from '@docs/openapi';
import type { Example } from '@docs/openapi';
import { loadExamples } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';
import { loadDocuments, loadApiFiles } from '@docs/docs-model/downloads';
import { writeFiles } from '@docs/utils/node';
import { fail } from '../run/steps.mjs';

/**
 * Writes into the folder that is the first argument: the documents that the site publishes, what it
 * offers for other tools, and as `requests.json` the requests of all examples.
 */
async function main(folder: string): Promise<void> {
  const files = {
    ...(await loadDocuments()),
    ...(await loadApiFiles()),
    'requests.json': JSON.stringify(await loadRequests(), null, 2),
  };
  await writeFiles(folder, Object.entries(files));
}

/** The requests by API: each behind those that it continues, and those that delete at the end. */
async function loadRequests(): Promise<Record<string, object[]>> {
  const requests = await Promise.all(
    contractNames.map(async (name) => {
      const examples = [...(await loadExamples(name)).values()].sort(
        (a, b) => Number(deletes(a)) - Number(deletes(b)),
      );
      return [
        name,
        examples.flatMap((example) => listCalls(example, examples)).map(buildRequest),
      ] as const;
    }),
  );
  return Object.fromEntries(requests);
}

function deletes({ operation }: Example): boolean {
  return operation.method === 'delete';
}

function buildRequest(example: Example): object {
  const { name, operation, body } = example;
  return {
    name,
    method: operation.method.toUpperCase(),
    path: toPath(example),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

main(process.argv[2] ?? 'reports/openapi').catch((error: Error) => fail(error.message));
