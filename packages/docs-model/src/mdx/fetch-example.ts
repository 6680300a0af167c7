import type { Example, OpenApiDocument } from '@docs/openapi';
import { createSandbox } from '@docs/sandbox';
import type { Contracts, Sandbox } from '@docs/sandbox';
import { toSampleRequest } from '@docs/code-samples';

/** The moment of every example: the reference keys of public samples begin with it. */
const NOW = Date.UTC(2024, 9, 14, 16, 47, 26);

/** A new sandbox at the moment of the examples. The same requests in it have the same responses. */
export function openExampleSandbox(contracts: Contracts, random: () => number): Sandbox {
  return createSandbox({ contracts, now: () => NOW, random });
}

/** Sends an example in the form in which pages show it. */
export function fetchExample(
  example: Example,
  sandbox: Sandbox,
  contract: OpenApiDocument,
): Promise<Response> {
  const { url, method, headers, body } = toSampleRequest(example, contract);
  return sandbox.fetch(
    new Request(url, {
      method,
      headers: [...headers, ['Content-Type', 'application/json']],
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
}
