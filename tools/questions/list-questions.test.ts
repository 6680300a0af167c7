import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listContractQuestions, listMentions, listPageQuestions } from './list-questions';

test('listContractQuestions() finds a question wherever it is, and names its location', () => {
  const yaml = `
paths:
  /photos:
    get: { operationId: getPhotos, responses: { '429': { x-unknown: How many? } } }
components:
  schemas:
    Photo:
      x-unknown: >-
        Which
        formats?
      properties: { id: { x-unknown: How long? } }
`;
  const questions = listContractQuestions(parse(yaml));
  expect(questions.map(({ text, location, operation }) => ({ text, location, operation }))).toEqual(
    [
      { text: 'How many?', location: '/photos.get.responses.429', operation: 'getPhotos' },
      { text: 'Which formats?', location: 'Photo' },
      { text: 'How long?', location: 'Photo.id' },
    ],
  );
});

test('listPageQuestions() finds marks in one line and in several, each with its heading', () => {
  const mdx =
    '<OpenQuestion>One?</OpenQuestion>\n\n## Page size {/* #size */}\n\n' +
    '<OpenQuestion>\n  How many\n  `items`?\n</OpenQuestion>\n';
  expect(listPageQuestions(mdx)).toEqual([
    { text: 'One?', location: '' },
    { text: 'How many `items`?', location: 'Page size' },
  ]);
});

test('listMentions() finds the sentence around each link to what is open', () => {
  const mdx =
    'A photo. Its [file](type:media-v2/Photo.file) is a JPEG.\n\nCall [it](op:getPhotos) twice.';
  const file = { text: 'Which formats?', location: 'Photo.file' };
  const photos = { text: 'How many?', location: '/photos.get', operation: 'getPhotos' };
  expect(listMentions(mdx, [file, photos, { text: 'Else?', location: 'Photo' }])).toEqual([
    { sentence: 'Its [file](type:media-v2/Photo.file) is a JPEG.', line: 1, question: file },
    { sentence: 'Call [it](op:getPhotos) twice.', line: 3, question: photos },
  ]);
});

test('npm run questions lists those of contracts and of pages', () => {
  const text = execFileSync('npx', ['tsx', 'tools/questions/index.ts'], { encoding: 'utf8' });
  expect(text).toMatch(/^## contracts\/media-v2\/openapi\.yaml$/m);
  expect(text).toMatch(/^## site\/content\/.*\.mdx$/m);
});
