import { describe, expect, it } from 'vitest';
import { runPage } from '@docs/docs-model/testing';
import { genjaReference } from './genja-reference';

const expand = genjaReference();

describe('genjaReference()', () => {
  it('lists the filters with arguments, a computed example and origin', async () => {
    const page = await runPage('<GenjaReference list="filters" />', expand);
    expect(page).toMatch(/\[`unitNum`\]\(\/genja\/filters\/numbers\/#unitnum\).*dvě knihy.*Genja/);
    expect(page).toMatch(/\[`upper`\].*BRNO.*Jinja/);
  });

  it('lists the codes of the short notation', async () => {
    const page = await runPage('<GenjaReference list="codes" />', expand);
    expect(page).toMatch(/`6`\s*\| locative\s*\| `Case=Loc`/);
  });

  it('stops at another list', async () => {
    await expect(
      runPage('<GenjaReference list="filter" />', expand, 'site/content/a.mdx'),
    ).rejects.toThrow('site/content/a.mdx:1 shows Genja\'s list "filter". Did you mean "filters"?');
  });
});
