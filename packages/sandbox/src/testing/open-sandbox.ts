import { listOperations } from '@docs/openapi';
import type { OperationDoc } from '@docs/openapi';
import { createSandbox } from '../create-sandbox';
import { loadContracts } from '../node/load-contracts';
import type { ContractName } from '@docs/vendor';
import type { Contracts, Sandbox, SandboxOptions } from '../types';
import { createRandom } from '@docs/genja';

/** The moment of every test: Monday, 14 October 2024. */
export const NOW = Date.UTC(2024, 9, 14, 16, 47, 26);

export const KEYS = {
  'X-API-Key': 'test',
  Authorization: 'user_key test',
  'X-Customer-ID': 'test',
};

/** A sandbox whose clock does not run and whose random numbers repeat. */
export async function openSandbox(
  options: Partial<SandboxOptions> = {},
): Promise<{ sandbox: Sandbox; contracts: Contracts }> {
  const contracts = await loadContracts();
  const sandbox = createSandbox({
    contracts,
    now: () => NOW,
    random: createRandom(),
    callsPerSecond: Infinity,
    ...options,
  });
  return { sandbox, contracts };
}

/** Sends one request and reads its response. */
export async function call(
  sandbox: Sandbox,
  line: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; text: string; body: unknown }> {
  const [method = '', path = ''] = line.split(/ (.*)/);
  const response = await sandbox.fetch(
    new Request(`https://sandbox.test${path}`, {
      method,
      headers: { ...KEYS, 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}

export interface NamedOperation {
  api: ContractName;
  operation: OperationDoc;
}

export function listAllOperations(contracts: Contracts): NamedOperation[] {
  return Object.entries(contracts).flatMap(([api, document]) =>
    listOperations(document).map((operation) => ({ api, operation })),
  );
}
