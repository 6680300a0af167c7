import { describe, expect, it } from 'vitest';
import { languages } from '@docs/vendor/samples';
import { runPage } from '../testing/run-page';
import { examples } from './examples';

const expand = examples({ contract: 'media-v2' });

describe('examples()', () => {
  it('shows a request as a script for each language that is a tab', async () => {
    const page = await runPage('<Example name="tagging-basic" />', expand);
    ['cURL', 'JavaScript', 'Python'].forEach((label) => {
      expect(page).toContain(`label="${label}"`);
    });
    expect(page.match(/<YOUR_API_KEY>/g)).toHaveLength(3);
    expect(page.match(/<Executed label="[^"]*" details="Our tests /g)).toHaveLength(3);
  });

  it('names the other languages, whose code is downloaded on demand', async () => {
    const page = await runPage('<Example name="tagging-basic" />', expand);
    const more = /<Tabs groupId="language" example="media-v2\/tagging-basic" more="(.*?)">/.exec(
      page,
    );
    expect(more?.[1]?.split('|')).toEqual(
      languages.slice(3).map(({ id, label }) => `${id} ${label}`),
    );
  });

  it.each([
    ['tagging-basic', 'editable keyed title="Basic tagging">'],
    ['photos-photobanks', 'keyed title="List photo banks">'],
  ])('lets readers send %s, and edit it where it has a body', async (name, want) => {
    expect(await runPage(`<Example name="${name}" />`, expand)).toContain(
      `<Run example="media-v2/${name}" ${want}`,
    );
  });

  it('leaves out languages that cannot send the request', async () => {
    const page = await runPage('<Example name="photos-photobanks" />', expand);
    expect(page).toContain('label="Python"');
    expect(page).not.toContain('label="Python SDK"');
  });

  it('shows the whole response or the part at a JSON pointer', async () => {
    expect(await runPage('<Result name="tagging-basic" />', expand)).toContain('"usedChars"');
    const fence = await runPage('<Result name="tagging-basic" pointer="/tags/0" />', expand);
    expect(fence).toContain('"relevance"');
    expect(fence).not.toContain('"usedChars"');
  });

  it('finds a part by its content, names its place, and says that it comes from the sandbox', async () => {
    const pointer = '/tags/[stdForm=Emmanuel Macron]/type';
    const fence = await runPage(`<Result name="tagging-basic" pointer="${pointer}" />`, expand);
    expect(fence).toMatch(
      /title="Response: tags\.(\d+)\.type" of="media-v2\/analyze\.response\/tags\/\1\/type" sandbox wrap\n"media"/,
    );
  });

  it('puts a request and the response that follows it into one exchange', async () => {
    const pair = '<Example name="tagging-basic" />\n\nThe tags:\n\n<Result name="tagging-basic" />';
    const page = await runPage(`${pair}\n\nMore.`, expand);
    expect(page).toMatch(
      /^<Exchange>\s+<Run [^]*The tags:[^]*"usedChars"[^]*<\/Exchange>\s+More\.\s*$/,
    );
  });

  it('leaves a request alone when its response is farther away', async () => {
    const page =
      '<Example name="tagging-basic" />\n\nOne.\n\nTwo.\n\n<Result name="tagging-basic" />';
    expect(await runPage(page, expand)).not.toContain('<Exchange>');
  });

  it('marks the lines that the first request of the same operation does not have', async () => {
    const page = await runPage(
      '<Example name="tagging-basic" />\n\n<Example name="photos-recommend" />\n\n<Example name="tagging-mentions" />',
      expand,
    );
    const [first, photos, mentions] = page.split('<Run ').slice(1);
    expect(first).not.toContain('changed=');
    expect(photos).not.toContain('changed=');
    const [, lines = '', code = ''] = /changed="(.*?)"\n([^]*?)\n *```/.exec(mentions!) ?? [];
    const marked = lines.split(' ').map((line) => code.split('\n')[Number(line) - 1]?.trim());
    expect(marked).toContain('"returnMentions": true');
    expect(marked).not.toContain('curl --fail-with-body -X POST \\');
  });

  it('shows examples of another document by its name', async () => {
    const page = await runPage('<Result name="general-v3/basic" />', examples());
    expect(page).toContain('"language"');
  });

  it.each([
    ['<Example name="taging-basic" />', /content\/a\.mdx:1 .*Did you mean "tagging-basic"/],
    [
      '<Example name="general-v3/basik" />',
      /an example that is not in contracts\/general-v3\/examples: "basik"\. Did you mean "basic"/,
    ],
    [
      '<Result name="tagging-basic" pointer="/tag/0" />',
      '"/tag/0" of the response of "tagging-basic"',
    ],
    ['<Result name="feedback-tags" />', 'which has no such part'],
  ])('stops at %s', async (page, message) => {
    await expect(runPage(page, expand, 'site/content/a.mdx')).rejects.toThrow(message);
  });
});
