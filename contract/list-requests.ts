import type { Example } from './example';
import { suggest } from './suggest';

/**
 * Lists the operations that lead to the response of an example: those it names in `after`, and itself.
 *
 * @example
 * listCalls(feedbackTags, examples).map(({ name }) => name); // ['feedback-analyze', 'feedback-tags']
 * @throws when it names an example that does not exist, or when examples wait for each other
 */
export function listCalls(
  example: Example,
  examples: Example[],
  waiting: readonly string[] = [],
): Example[] {
  const { name, contract, after } = example;
  const place = `contract/${contract}/examples/${name}/meta.yaml`;
  if (waiting.includes(name)) {
    throw new Error(
      `${place} waits for itself in "after": ${[...waiting, name].join(', ')}. Remove one of them.`,
    );
  }
  const siblings = examples.filter((other) => other.contract === contract);
  const before = after.flatMap((wanted) => {
    const found = siblings.find((other) => other.name === wanted);
    if (found) return listCalls(found, examples, [...waiting, name]);
    const names = siblings.map((other) => other.name);
    throw new Error(
      `${place} names the example "${wanted}" in "after", which does not exist. ` +
        suggest(wanted, names),
    );
  });
  return [...new Set([...before, example])];
}
