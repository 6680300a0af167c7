import { beforeEach, describe, expect, it } from 'vitest';
import { loadContract } from '#contract/load';
import { loadExamples } from '#contract/load-examples';
import type { Recipe } from '#samples/recipe';
import { toRecipe } from '#samples/to-recipe';
import { openSandbox } from '../../tests/sandbox/open-sandbox';
import { runRecipe, toBodyText } from './run-recipe';
import type { Exchange, SentRequest } from './send';

const [{ sandbox }, document, examples] = await Promise.all([
  // Other numbers than those of the stored answers, as in a page.
  openSandbox({ random: Math.random }),
  loadContract('media-v2'),
  loadExamples('media-v2').then((byName) => [...byName.values()]),
]);

const sent: SentRequest[] = [];

async function send(request: SentRequest): Promise<Exchange> {
  sent.push(request);
  const { url, ...init } = request;
  const response = await sandbox.fetch(new Request(url, init));
  const text = await response.text();
  const { status } = response;
  return { request, status, headers: [...response.headers], text, bytes: 0, milliseconds: 0 };
}

function toNamed(name: string): Recipe {
  const example = examples.find((candidate) => candidate.name === name);
  if (!example) throw new Error(`contract/media-v2 has no example "${name}".`);
  return toRecipe(example, examples, document);
}

beforeEach(() => {
  sandbox.reset();
  sent.length = 0;
});

describe('runRecipe()', () => {
  it.each(['feedback-tags', 'feedback-entities', 'feedback-photos', 'feedback-articles'])(
    'gives feedback on what the sandbox has just answered: %s',
    async (name) => {
      const { status, headers } = await runRecipe(toNamed(name), { send });
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).not.toHaveProperty('x-sandbox-warning');
      expect(sent).toHaveLength(2);
    },
  );

  it('goes on from the page that it has just received', async () => {
    await runRecipe(toNamed('photos-recommend'), { send });
    const { status } = await runRecipe(toNamed('photos-morelikethis'), { send });
    expect(status).toBe(200);
  });

  it('sends what was typed, with the key that was received', async () => {
    const recipe = toNamed('feedback-tags');
    const body = toBodyText(recipe)?.replace('Munich', 'München');
    const { status, request, headers } = await runRecipe(recipe, { send, body });
    expect(status).toBe(200);
    expect(request.body).toContain('München');
    expect(Object.fromEntries(headers)).not.toHaveProperty('x-sandbox-warning');
  });

  it('sends what is not JSON as it was typed', async () => {
    const { status, request } = await runRecipe(toNamed('tagging-basic'), { send, body: '{"id":' });
    expect(status).toBe(400);
    expect(request.body).toBe('{"id":');
  });

  it('goes on when a call before it is refused', async () => {
    const recipe = toNamed('editorial-create');
    expect((await runRecipe(toNamed('editorial-delete'), { send })).status).toBe(200);
    expect((await runRecipe(recipe, { send })).status).toBe(200);
  });
});

describe('toBodyText()', () => {
  it('is indented, and undefined without a body', () => {
    expect(toBodyText(toNamed('tagging-basic'))).toMatch(/^\{\n {2}"id"/);
    expect(toBodyText(toNamed('articles-delete'))).toBeUndefined();
  });
});
