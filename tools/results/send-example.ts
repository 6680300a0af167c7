import { createHash } from 'node:crypto';
import { listCalls } from '@docs/openapi';
import type { Example } from '@docs/openapi';
import { loadContracts } from '@docs/sandbox/node';
import type { Contracts, Sandbox } from '@docs/sandbox';
import { fetchExample, openExampleSandbox } from '@docs/docs-model/mdx';
import { UNKNOWN_NAMES } from '@docs/sandbox/known-names';
import { printWarnings, readWarnings } from '@docs/sandbox/warnings';

export type SendExample = (example: Example) => Promise<unknown>;

/**
 * Returns a function that sends an example to a fresh sandbox, in the form in which pages show it,
 * after the examples that it names in `after`. Clock and random numbers are fixed, so the response
 * is always the same. Without a response body, the result is undefined.
 *
 * @throws when the sandbox rejects a request, or warns that a part of it had no effect
 */
export async function createSendExample(examples: Example[]): Promise<SendExample> {
  const contracts = await loadContracts();
  return async (example) => {
    let random = createNumbers('');
    const sandbox = openExampleSandbox(contracts, () => random());
    let response: unknown;
    for (const call of listCalls(example, examples)) {
      // An example gets the same reference key wherever it is sent from.
      random = createNumbers(call.name);
      response = await send(call, sandbox, contracts);
    }
    return response;
  };
}

/** Examples show fields and names that only the real service knows. */
const EXPECTED = new Set(['sandbox-unused', UNKNOWN_NAMES]);

async function send(example: Example, sandbox: Sandbox, contracts: Contracts): Promise<unknown> {
  const response = await fetchExample(example, sandbox, contracts[example.contract]!);
  const text = await response.text();
  const others = readWarnings(response.headers).filter(({ rule }) => !EXPECTED.has(rule));
  if (!response.ok || others.length > 0) {
    throw new Error(
      `The sandbox responds to contracts/${example.contract}/examples/${example.name} with ` +
        `${response.status}: ${printWarnings(response.headers) ?? describeReason(text)}. Correct the request or its meta.yaml.`,
    );
  }
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

interface RejectedRequest {
  message: string;
  violations?: { pointer: string; expected: string; rule: string }[];
}

function describeReason(text: string): string {
  const { message, violations = [] } = JSON.parse(text) as RejectedRequest;
  const lines = violations.map(
    ({ pointer, expected, rule }) => `${pointer || '/'} must be ${expected} (${rule})`,
  );
  return lines.length === 0 ? message : lines.join('; ');
}

/** Numbers from 0 to 1 in an order that the seed alone decides. */
export function createNumbers(seed: string): () => number {
  let count = 0;
  return () => {
    const digest = createHash('sha256').update(`${seed} ${count++}`).digest();
    return digest.readUInt32BE(0) / 2 ** 32;
  };
}
