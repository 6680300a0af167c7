import { compareJson, printChange, printPath } from '@docs/vendor/compare-responses';
import type { Example } from '@docs/openapi';
import { loadExamples } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';
import { isSimulated } from '@docs/sandbox';
import { createSendExample } from './send-example';

/** An example whose stored response is not the response of the sandbox. */
export interface Outdated {
  example: Example;
  /** The response of the sandbox; undefined when it has no body. */
  response: unknown;
}

/** Sends every example of every simulated API to the sandbox and returns those with another response. */
export async function compareResults(): Promise<Outdated[]> {
  const simulated = contractNames.filter(isSimulated);
  const maps = await Promise.all(simulated.map((contract) => loadExamples(contract)));
  const examples = maps.flatMap((map) => [...map.values()]);
  const sendExample = await createSendExample(examples);
  const outdated: Outdated[] = [];
  for (const example of examples) {
    const response = await sendExample(example);
    // The order of fields counts, because pages show it.
    const isSame = JSON.stringify(example.response) === JSON.stringify(response);
    if (!isSame) outdated.push({ example, response });
  }
  return outdated;
}

/** The differences of an example as lines for a terminal. */
export function renderOutdated({ example, response }: Outdated): string {
  const changes = compareJson(example.response ?? null, response ?? null).map((change) => {
    const { before, after } = printChange(change);
    return `  ${printPath(change.after ?? change.before ?? [])}: ${before} → ${after}`;
  });
  const lines = changes.length > 0 ? changes : ['  The fields are in another order.'];
  return [`contracts/${example.contract}/examples/${example.name}/response.json`, ...lines].join(
    '\n',
  );
}
