import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { call, openSandbox } from '@docs/sandbox/testing';

const { sandbox } = await openSandbox();

function generate(body: unknown) {
  return call(sandbox, 'POST /generate', body);
}

describe('POST /generate', () => {
  it('returns what the page of the API shows', async () => {
    const page = readFileSync('site/content/genja/api.mdx', 'utf8');
    const read = (title: string) =>
      JSON.parse(new RegExp(`title="${title}"\\n([^]*?)\`\`\``).exec(page)![1]!) as unknown;
    const { status, body } = await generate(read('request.json'));
    expect([status, body]).toEqual([200, read('Response')]);
  });

  it('knows the items of the viewer', async () => {
    const { body } = await generate({
      templates: [{ body: "v# {{ region|name|m('6') }}" }],
      data: { region: 'ABC-53-VS' },
    });
    expect(body).toEqual({ article: 'v Libereckém kraji' });
  });
});
