import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { highlight } from '@docs/docs-model/mdx';
import { later } from './later';

/** The script that a page becomes, without the places that it notes. */
async function compilePage(page: string): Promise<string> {
  return String(
    await compile(page, { rehypePlugins: [highlight, later], jsx: true, outputFormat: 'program' }),
  );
}

const toSections = (count: number): string =>
  Array.from({ length: count }, (_, at) => `## Part ${at}\n\n${'A sentence. '.repeat(80)}`).join(
    '\n\n',
  );

describe('later()', () => {
  it('leaves a page of one screen as it is', async () => {
    expect(await compilePage(toSections(2))).not.toContain('<Later>');
  });

  it('puts each screen below the first into the one above, and keeps the order', async () => {
    const code = await compilePage(toSections(12));
    expect(code.match(/<Later>/g)?.length).toBeGreaterThan(2);
    expect(code).toMatch(/(<\/Later>\s*){3}/);
    expect(code.indexOf('Part 0')).toBeLessThan(code.indexOf('<Later>'));
    const order = [...code.matchAll(/Part (\d+)/g)].map(([, at]) => Number(at));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).toHaveLength(12);
  });

  it('counts the lines of code, of tabs only those that are seen', async () => {
    const code = `\`\`\`json\n${'1\n'.repeat(25)}\`\`\``;
    const after = '\n\n## After\n\nText.\n\n## Last\n\nText.';
    expect(await compilePage(`${code}\n\n${code}${after}`)).toContain('<Later>');
    const tabs = `<Tabs>\n<TabItem>\n${code}\n</TabItem>\n<TabItem>\n${code}\n</TabItem>\n</Tabs>`;
    expect(await compilePage(`${tabs}${after}`)).not.toContain('<Later>');
  });

  it('keeps what a page imports and exports outside', async () => {
    const code = await compilePage(`${toSections(12)}\n\nexport const later = 'yes';\n`);
    expect(code).toContain("export const later = 'yes'");
    expect(code).toContain('<Later>');
  });
});
