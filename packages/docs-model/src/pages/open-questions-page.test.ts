import { describe, expect, test } from 'vitest';
import { products } from '@docs/geneea';
import { toDocument, toOperation } from '@docs/openapi/testing';
import { printBody, toSource } from '../facts/fixtures';
import { parseMdx } from '../mdx/elements';
import { listPageQuestions } from '../facts/load-written-pages';
import { listContractQuestions, toOpenQuestionsPage } from './open-questions-page';

const [product] = products;

describe('listContractQuestions()', () => {
  test('lists a question once, with a link to everything it concerns', () => {
    const source = toSource(
      toDocument({
        schemas: {
          Photo: {
            'x-unknown': 'Which formats?',
            properties: { id: { 'x-unknown': 'How long?' }, alt: { 'x-unknown': 'How long?' } },
          },
        },
      }),
    );
    const questions = listContractQuestions(source);
    expect(questions.map(({ content }) => content)).toEqual([
      [expect.objectContaining({ value: 'Which formats?' })],
      [expect.objectContaining({ value: 'How long?' })],
    ]);
    expect(questions[1]?.links).toMatchObject([
      { url: 'type:Photo.id' },
      { url: 'type:Photo.alt' },
    ]);
  });
});

test('listContractQuestions() lists the questions of an error once for all operations', () => {
  const responses = { '429': { 'x-unknown': 'How many?' } };
  const [get, put] = [toOperation({ responses }), toOperation({ responses })];
  const document = toDocument({ paths: { '/orders': { get, put } } });
  expect(listContractQuestions(toSource(document))).toMatchObject([
    {
      links: [{ url: '/api_media2/#error-429', children: [{ value: '429 Too Many Requests' }] }],
    },
  ]);
});

describe('listPageQuestions()', () => {
  const page = { title: 'Photos', path: '/photos/' };

  test('links a mark to the heading above it', () => {
    const root = parseMdx(
      'Hello.\n\n<OpenQuestion>One?</OpenQuestion>\n\n## Page size {/* #size */}\n\n' +
        '<OpenQuestion>\n  How many `items`?\n</OpenQuestion>\n',
    );
    expect(listPageQuestions(root, page).map(({ links }) => links)).toMatchObject([
      [{ url: '/photos/', children: [{ value: 'Photos' }] }],
      [{ url: '/photos/#size', children: [{ value: 'Photos: Page size' }] }],
    ]);
  });
});

describe('toOpenQuestionsPage()', () => {
  test('prepares an email with the question and what it concerns', () => {
    const guides = listPageQuestions(parseMdx('<OpenQuestion>How many & why?</OpenQuestion>'), {
      title: 'Photos',
      path: '/photos/',
    });
    const body = printBody(toOpenQuestionsPage(product!, { guides, reference: [] }));
    expect(body).toContain('## Guides');
    expect(body).not.toContain('## Reference');
    expect(body).toMatch(/How many & why\? \[Photos\]\(\/photos\/\) · \[Ask Geneea\]\(/);
    expect(body).toContain('body=How%20many%20%26%20why%3F%0A%0AConcerns%3A%20Photos%0A');
  });
});
