import { describe, expect, it } from 'vitest';
import { groupReference } from './group-reference';

interface Given {
  id: string;
  position?: number;
  group?: string;
  label?: string;
}

function group(...given: Given[]) {
  const docs = given.map(({ id, position, group: name, label }) => ({
    id,
    sidebarPosition: position,
    frontMatter: { sidebar_group: name, sidebar_label: label },
  }));
  return groupReference({ item: { dirName: 'reference' }, docs } as never);
}

describe('groupReference()', () => {
  it('puts pages without a group first, then a category for each group', async () => {
    expect(
      await group(
        { id: 'reference/Tag', position: 2, group: 'Analysis' },
        { id: 'reference/fields', position: 1 },
        { id: 'reference/Photo', position: 3, group: 'Photos' },
      ),
    ).toEqual([
      { type: 'doc', id: 'reference/fields' },
      { type: 'category', label: 'Analysis', items: [{ type: 'doc', id: 'reference/Tag' }] },
      { type: 'category', label: 'Photos', items: [{ type: 'doc', id: 'reference/Photo' }] },
    ]);
  });

  it('lists the types of a group under a separate label, below its endpoints', async () => {
    const items = await group(
      { id: 'reference/api_nlp', group: 'Analysis', label: 'Endpoints' },
      { id: 'reference/Tag', group: 'Analysis' },
    );
    expect(items).toMatchObject([
      {
        label: 'Analysis',
        items: [
          { id: 'reference/api_nlp', label: 'Endpoints' },
          { label: 'Types', collapsible: false, items: [{ id: 'reference/Tag' }] },
        ],
      },
    ]);
  });

  it('keeps the order of the positions, within a group and of the groups', async () => {
    const items = await group(
      { id: 'reference/B', position: 5, group: 'Late' },
      { id: 'reference/C', position: 3, group: 'Early' },
      { id: 'reference/A', position: 4, group: 'Early' },
    );
    expect(items).toMatchObject([
      { label: 'Early', items: [{ id: 'reference/C' }, { id: 'reference/A' }] },
      { label: 'Late', items: [{ id: 'reference/B' }] },
    ]);
  });

  it('labels a page as its front matter says', async () => {
    expect(await group({ id: 'reference/api_nlp', label: 'Calls' })).toEqual([
      { type: 'doc', id: 'reference/api_nlp', label: 'Calls' },
    ]);
  });

  it('leaves out the entrance and the pages of other folders', async () => {
    expect(
      await group({ id: 'reference/index' }, { id: 'guide/tagging' }, { id: 'referenced/x' }),
    ).toEqual([]);
  });
});
