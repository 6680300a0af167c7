import type { Example } from '#contract/example';
import { loadExamples } from '#contract/load-examples';
import { contractNames } from '#contract/names';
import { createAnswerExample } from './answer-example';
import { listDifferences } from './list-differences';
import type { Difference } from './list-differences';

/** An example whose stored response is not what the sandbox answers. */
export interface Outdated {
  example: Example;
  /** What the sandbox answers; undefined when it answers nothing. */
  answer: unknown;
  differences: Difference[];
}

/** Sends every example of every contract to the sandbox and returns those with another answer. */
export async function compareResults(): Promise<Outdated[]> {
  const maps = await Promise.all(contractNames.map((contract) => loadExamples(contract)));
  const examples = maps.flatMap((map) => [...map.values()]);
  const answerExample = await createAnswerExample(examples);
  const outdated: Outdated[] = [];
  for (const example of examples) {
    const answer = await answerExample(example);
    const differences = listDifferences(example.answer, answer);
    if (differences.length > 0) outdated.push({ example, answer, differences });
  }
  return outdated;
}
