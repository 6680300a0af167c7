import type { Example } from '@docs/openapi';
import { loadExamples } from '@docs/openapi/node';
import { contractNames } from '@docs/geneea';
import { createSendExample } from './send-example';
import { listDifferences } from './list-differences';
import type { Difference } from './list-differences';

/** An example whose stored response is not what the sandbox answers. */
export interface Outdated {
  example: Example;
  /** What the sandbox answers; undefined when it answers nothing. */
  response: unknown;
  differences: Difference[];
}

/** Long texts are cut: a reader needs the place, not the whole value. */
const MOST = 160;

/** Sends every example of every contract to the sandbox and returns those with another response. */
export async function compareResults(): Promise<Outdated[]> {
  const maps = await Promise.all(contractNames.map((contract) => loadExamples(contract)));
  const examples = maps.flatMap((map) => [...map.values()]);
  const sendExample = await createSendExample(examples);
  const outdated: Outdated[] = [];
  for (const example of examples) {
    const response = await sendExample(example);
    const differences = listDifferences(example.response, response);
    if (differences.length > 0) outdated.push({ example, response, differences });
  }
  return outdated;
}

/** The differences of an example as lines for a terminal. */
export function renderOutdated({ example, differences }: Outdated): string {
  return [
    `contracts/${example.contract}/examples/${example.name}/response.json`,
    ...differences.flatMap(({ pointer, was, is }) => [
      `  ${pointer || '/'}`,
      `    was ${renderValue(was)}`,
      `    is  ${renderValue(is)}`,
    ]),
  ].join('\n');
}

function renderValue(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
