import { expect, test } from 'vitest';
import { exampleCollection } from './example-collection';
import { printHttp, printHurl, printPostman } from './index';

test.each([
  ['http', printHttp],
  ['hurl', printHurl],
  ['postman', printPostman],
])('a collection in the format %s is the one in its file', async (format, print) => {
  await expect(print(exampleCollection)).toMatchFileSnapshot(`printed/${format}.txt`);
});

test('printHttp() rejects a body that refers to a value of no request', () => {
  const [analysis, photos] = exampleCollection.folders;
  const feedback = analysis!.requests.filter(({ name }) => name === 'feedback-tags');
  const folders = [{ ...analysis!, requests: feedback }, photos!];
  expect(() => printHttp({ ...exampleCollection, folders })).toThrow(
    'No request of the collection captures "feedbackAnalyzeReferenceKey".',
  );
});
