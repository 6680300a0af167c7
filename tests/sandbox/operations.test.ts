import { describe, expect, it } from 'vitest';
import { operations, listAllOperations } from '@docs/sandbox/testing';
import { loadContracts } from '@docs/sandbox/node';

const contracts = await loadContracts();
const documented = listAllOperations(contracts);

describe('the handlers of the sandbox', () => {
  it.each(['media-v2', 'general-v3', 'media-v1'] as const)(
    'are those of the contract %s',
    (api) => {
      const ids = documented
        .filter((entry) => entry.api === api)
        .map(({ operation }) => operation.id);
      expect(Object.keys(operations[api]).sort()).toEqual(ids.sort());
    },
  );
});
