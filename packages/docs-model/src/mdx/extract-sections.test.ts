import { expect, test } from 'vitest';
import { extractSections } from './extract-sections';
import { parseMdx } from './mdx-nodes';

const extract = (source: string) => extractSections(parseMdx(source));

test('the text before the first heading is the introduction', () => {
  const page =
    '---\ntitle: A\n---\n\nHello **you**.\n\n## Limits\n\nFew.\n\n| A | B |\n| - | - |\n| 1 | 2 |';
  expect(extract(page)).toEqual({
    intro: 'Hello you.',
    sections: [{ title: 'Limits', hash: '#limits', text: 'Few. 1: 2' }],
  });
});

test('headings have the URLs that the build gives them', () => {
  const { sections } = extract('## `a` b\n\n## Named {/* #id */}\n\n## Errors\n\n## Errors\n');
  expect(sections.map(({ hash }) => hash)).toEqual(['#a-b', '#id', '#errors', '#errors-1']);
  expect(sections[1]?.title).toBe('Named');
});

test('a field is its own section; what follows belongs to the heading', () => {
  const { sections } = extract(
    '## Fields\n\n<Fields of="A">\n  <Field name="cursor" type="string">\n    Position.\n\n    <SmallPrint>\n      Example `x`\n    </SmallPrint>\n  </Field>\n</Fields>\n\nAfter.',
  );
  expect(sections).toEqual([
    { title: 'Fields', hash: '#fields', text: 'After.' },
    { title: 'cursor', hash: '#field-cursor', text: 'Position. Example x' },
  ]);
});

test('calls, errors and rules are sections at their heading or their own URL', () => {
  const { sections } = extract(
    '## Recommend {/* #recommendPhotos */}\n\n<Endpoint method="post" path="/v2/photos" />\n\n<Rule id="one" title="Only one">\n  Not both.\n</Rule>\n\n<ErrorItem status="429" name="Too Many Requests" anchor="error-429">\n  Wait.\n</ErrorItem>',
  );
  expect(sections.map(({ title, hash, text }) => [title, hash, text])).toEqual([
    ['Recommend', '#recommendPhotos', ''],
    ['POST /v2/photos', '#recommendPhotos', ''],
    ['Only one', '#rule-one', 'Not both.'],
    ['429 Too Many Requests', '#error-429', 'Wait.'],
  ]);
});

test('an operation that is documented elsewhere is text', () => {
  const { intro, sections } = extract(
    '<Endpoint method="get" path="/v2/photos" href="/x/">\n  List them\n</Endpoint>',
  );
  expect(sections).toEqual([]);
  expect(intro).toBe('GET /v2/photos List them');
});

test('admonitions are read, answers in JSON and long scripts are not', () => {
  const { intro } = extract(
    `:::note[Mind]\nThis.\n:::\n\n\`\`\`json\n{"a": 1}\n\`\`\`\n\n\`\`\`bash\ncurl x\n\`\`\`\n\n\`\`\`bash\n${'echo x;'.repeat(200)}\n\`\`\``,
  );
  expect(intro).toBe('Mind This. curl x');
});

test('a colon before a letter is no directive', () => {
  expect(extract('Send T:demo now.').intro).toBe('Send T:demo now.');
});
