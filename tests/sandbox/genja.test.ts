import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { call, openSandbox } from '../../testing/open-sandbox';

const { sandbox } = await openSandbox();

function generate(body: unknown, headers?: Record<string, string>) {
  return call(sandbox, 'POST /generate', body, headers);
}

const template = (body: string) => ({ id: 't1', name: 'body', body });

describe('POST /generate', () => {
  it('returns what the page of the API shows', async () => {
    const page = readFileSync('content/genja/api.mdx', 'utf8');
    const read = (title: string) =>
      JSON.parse(new RegExp(`title="${title}"\\n([^]*?)\`\`\``).exec(page)![1]!) as unknown;
    const { status, body } = await generate(read('request.json'));
    expect([status, body]).toEqual([200, read('Response')]);
  });

  it('knows the items of the viewer', async () => {
    const { body } = await generate({
      templates: [template("v# {{ region|name|m('6') }}")],
      data: { region: 'ABC-53-VS' },
    });
    expect(body).toEqual({ article: 'v Libereckém kraji' });
  });

  it('returns 401 without a key, and for a key without "user_key"', async () => {
    const body = { templates: [template('x')] };
    expect((await generate(body, { Authorization: '' })).status).toBe(401);
    expect((await generate(body, { Authorization: 'abc' })).status).toBe(401);
  });

  it('ends a template that would run too long', async () => {
    const loop = '{% for i in range(9999) %}{% for k in range(9999) %}x{% endfor %}{% endfor %}';
    expect((await generate({ templates: [template(loop)] })).status).toBe(400);
  });
});

describe('the knowledge base viewer', () => {
  it('lists all items of a bucket over its pages', async () => {
    const ids: unknown[] = [];
    let next: string | undefined = '/items?bucket=abc&idsonly=True&limit=5';
    while (next) {
      const { body } = await call(sandbox, `GET ${next}`);
      const page = body as { items: string[]; paging?: { next: string } };
      ids.push(...page.items);
      next = page.paging?.next;
    }
    expect(ids).toHaveLength(14);
    expect(new Set(ids).size).toBe(14);
  });

  it('reads the item that a search by external ID finds', async () => {
    const search = 'GET /search/ids?buckets=abc&externalSource=nutscode&externalIds=CZ051';
    const { items } = (await call(sandbox, search)).body as { items: { id: string }[] };
    expect(items.map(({ id }) => id)).toEqual(['ABC-53-VS']);
    expect((await call(sandbox, 'GET /items/ABC-53-VS')).body).toEqual(items[0]);
  });

  it('returns 401 without a key', async () => {
    const line = 'GET /items?bucket=abc';
    expect((await call(sandbox, line, undefined, { 'X-API-Key': '' })).status).toBe(401);
  });
});
