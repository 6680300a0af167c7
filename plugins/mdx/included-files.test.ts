import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runPage } from '../../tests/support/run-page';
import { includedFiles } from './included-files';

const include = includedFiles();
const file = path.join(mkdtempSync(path.join(tmpdir(), 'included-')), 'program.py');
writeFileSync(file, 'import json\n# region: call\ncall()\nprint(1)\n# endregion\nexit()\n');

const fence = (meta: string) => `\`\`\`python ${meta}\n\`\`\``;

describe('includedFiles()', () => {
  it('fills a fence with a file', async () => {
    expect(await runPage(fence(`file=${file}`), include)).toContain('import json\n# region: call');
  });

  it('fills a fence with a region of a file, without its marks', async () => {
    const page = await runPage(fence(`file=${file} region=call`), include);
    expect(page).toContain('\ncall()\nprint(1)\n```');
    expect(page).not.toContain('region:');
  });

  it('says below a program of a quick start with what it was executed', async () => {
    const program = 'file=samples/quick-start/general-v3/analyze.pl';
    expect(await runPage(fence(program), include)).toMatch(
      /\n```\n\n<Executed how="Executed \d+ \w+ \d{4} with Perl [^"]*" \/>\n$/,
    );
    expect(await runPage(fence(`file=${file}`), include)).not.toContain('<Executed');
  });

  it('leaves other fences alone', async () => {
    const text = '```python\nx = 1\n```\n';
    expect(await runPage(text, include)).toBe(text);
  });

  it('stops at a file or a region that does not exist', async () => {
    await expect(runPage(fence('file=samples/none.py'), include, 'content/a.mdx')).rejects.toThrow(
      'content/a.mdx:1 includes samples/none.py, which cannot be read',
    );
    await expect(runPage(fence(`file=${file} region=none`), include)).rejects.toThrow(
      'has no region "none"',
    );
  });
});
