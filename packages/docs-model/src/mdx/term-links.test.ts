import { expect, it } from 'vitest';
import { runPage } from '../testing/run-page';
import { termLinks } from './term-links';

const GUIDE = 'site/content/api_media2/guide/tagging.mdx';
const FORM = '/gkb/glossary/#standard-form';

function run(text: string, file = GUIDE): Promise<string> {
  return runPage(text, termLinks(), file);
}

it('links the first use of a term in each section', async () => {
  expect(
    await run(
      'A standard form is a name. Standard forms are names.\n\n## More\n\nIts standard\nform.',
    ),
  ).toBe(
    `A [standard form](${FORM}) is a name. Standard forms are names.\n\n## More\n\n` +
      `Its [standard\nform](${FORM}).\n`,
  );
});

it('links plurals, and the longest name', async () => {
  expect(await run('Info boxes and derived entities; a multiword lemma and lemmas.')).toBe(
    '[Info boxes](/gkb/glossary/#info-box) and [derived entities](/gkb/glossary/#derived-entity); ' +
      'a [multiword lemma](/gkb/glossary/#multiword-lemma) and [lemmas](/gkb/glossary/#lemma).\n',
  );
});

it.each([
  ['a section that links to the entry already', `A standard form, or [name](${FORM}).`],
  ['headings and tables', '## A standard form\n\n| standard form |\n| - |\n| standard form |'],
  ['links and code', '[the standard form](/gkb/) and `standard form`'],
  ['other words', 'A substandard form, a standard-form, standard formats.'],
])('leaves alone: %s', async (_, text) => {
  expect(await run(text)).not.toMatch(/\[standard form\]/);
});

it.each(['reference/api_photos.mdx', 'guide/code/tagging-basic.mdx'])(
  'leaves pages alone that look things up: %s',
  async (file) => {
    const text = 'A standard form.\n';
    expect(await run(text, `site/content/api_media2/${file}`)).toBe(text);
  },
);

it('changes nothing when it runs twice, as for frozen versions', async () => {
  const once = await run('A standard form and a standard form.');
  expect(await run(once)).toBe(once);
});
