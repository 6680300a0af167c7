import { describe, expect, it } from 'vitest';
import { listTypes } from '@docs/openapi';
import { loadContract } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';

describe.each(contractNames)('the sentences of %s', async (contract) => {
  const document = await loadContract(contract);
  const names = listTypes(document).map(({ name }) => name);

  it('link every type they name', () => {
    const unlinked = listTexts(document).flatMap((text) =>
      names.filter((name) => new RegExp(`(?<!\\[)\`${name}\``).test(text)).map(() => text),
    );
    expect(unlinked).toEqual([]);
  });
});

function listTexts(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap(listTexts);
}
