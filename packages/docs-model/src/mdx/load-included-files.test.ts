import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runPage } from '../testing/run-page';
import { includedFiles } from './load-included-files';

const include = includedFiles();
const file = path.join(mkdtempSync(path.join(tmpdir(), 'included-')), 'program.py');
writeFileSync(
  file,
  'import json\n# region: call\ncall()\nprint(1)\n# endregion\nexit()\n# region: open\n',
);

const fence = (meta: string) => `\`\`\`python ${meta}\n\`\`\``;

describe('includedFiles()', () => {
  it('fills a fence with a file, without the marks of its regions', async () => {
    const page = await runPage(fence(`file=${file}`), include);
    expect(page).toContain('import json\ncall()\nprint(1)\nexit()\n```');
  });

  it('fills a fence with a region of a file, without its marks', async () => {
    const page = await runPage(fence(`file=${file} region=call`), include);
    expect(page).toContain('\ncall()\nprint(1)\n```');
    expect(page).not.toContain('region:');
  });

  it('shows below a sample of a quick start how it is tested', async () => {
    const sample = 'file=site/samples/quick-start/general-v3/analyze.pl';
    expect(await runPage(fence(sample), include)).toMatch(
      /\n```\n\n<Executed label="Tested against the sandbox" details="Our tests [^"]*" \/>\n$/,
    );
    expect(await runPage(fence(`file=${file}`), include)).not.toContain('<Executed');
  });

  it('reads a file with Windows line ends like others', async () => {
    const windows = file.replace('.py', '-windows.py');
    writeFileSync(windows, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'));
    for (const region of ['', ' region=call']) {
      const page = await runPage(fence(`file=${windows}${region}`), include);
      const want = await runPage(fence(`file=${file}${region}`), include);
      expect(page.replaceAll('-windows', '')).toBe(want);
    }
  });

  it('leaves other fences alone', async () => {
    const text = '```python\nx = 1\n```\n';
    expect(await runPage(text, include)).toBe(text);
  });

  it.each([
    [
      'a file that does not exist',
      'file=site/samples/quick-start/general-v3/analyz.pl',
      'includes site/samples/quick-start/general-v3/analyz.pl, which cannot be read. Paths start at the ' +
        'root. In site/samples/quick-start/general-v3: Did you mean "analyze.pl"?',
    ],
    [
      'a folder that does not exist',
      'file=site/samples/quickstart/general-v3/analyze.pl',
      'In site/samples: Did you mean "quick-start"?',
    ],
    [
      'a file instead of a folder',
      'file=package.json/x',
      'includes package.json/x, which cannot be read. Paths start at the root. In the root: Did you mean "package.json"?',
    ],
    ['a folder', 'file=site/samples/quick-start', 'In site/samples/quick-start: Known: general-v3'],
    [
      'a region that does not exist',
      `file=${file} region=cal`,
      'has no region "cal". Did you mean "call"? Known: call, open. A region begins after a ' +
        'comment "region: cal" and ends before "endregion".',
    ],
    [
      'a region in a file without any',
      'file=package.json region=call',
      'package.json, which has no region "call". A region begins after',
    ],
    [
      'a region that does not end',
      `file=${file} region=open`,
      'which does not end the region "open". Add a comment "endregion" below it.',
    ],
  ])('stops at %s', async (_, meta, message) => {
    const page = runPage(fence(meta), include, 'site/content/a.mdx');
    await expect(page).rejects.toThrow('site/content/a.mdx:1 includes ');
    await expect(page).rejects.toThrow(message);
  });
});
