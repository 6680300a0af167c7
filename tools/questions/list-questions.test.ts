import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { listContractQuestions, listPageQuestions } from './list-questions';

test('listContractQuestions() finds a question wherever it is, and names its location', () => {
  const yaml = `
paths:
  /photos:
    get: { responses: { '429': { x-unknown: How many? } } }
components:
  schemas:
    Photo:
      x-unknown: >-
        Which
        formats?
      properties: { id: { x-unknown: How long? } }
`;
  expect(listContractQuestions(yaml)).toEqual([
    { text: 'How many?', location: '/photos.get.responses.429' },
    { text: 'Which formats?', location: 'Photo' },
    { text: 'How long?', location: 'Photo.id' },
  ]);
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

test('npm run questions lists those of contracts and of pages', () => {
  const text = execFileSync('npx', ['tsx', 'tools/questions/index.ts'], { encoding: 'utf8' });
  expect(text).toMatch(/^## contracts\/media-v2\/openapi\.yaml$/m);
  expect(text).toMatch(/^## site\/content\/.*\.mdx$/m);
});
