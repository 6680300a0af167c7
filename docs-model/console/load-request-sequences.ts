import { loadContract } from '#contract/load';
import { loadExamples } from '#contract/load-examples';
import { contractNames } from '#contract/names';
import type { ContractName } from '#contract/names';
import type { RequestSequence } from '#samples/request-sequence';
import { toRequestSequence } from '#samples/to-request-sequence';

/** What a Run button sends, by the name that it has on pages: `media-v2/tagging-basic`. */
export type RequestSequences = Record<string, RequestSequence>;

/** Makes the request sequence of every example of every contract. */
export async function loadRequestSequences(siteDir: string): Promise<RequestSequences> {
  const lists = await Promise.all(contractNames.map((contract) => loadList(contract, siteDir)));
  return Object.fromEntries(lists.flat());
}

async function loadList(
  contract: ContractName,
  siteDir: string,
): Promise<[string, RequestSequence][]> {
  const [document, byName] = await Promise.all([
    loadContract(contract, siteDir),
    loadExamples(contract, siteDir),
  ]);
  const examples = [...byName.values()];
  return examples.map((example) => [
    `${contract}/${example.name}`,
    toRequestSequence(example, examples, document),
  ]);
}
