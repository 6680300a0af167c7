import { MOST_BYTES } from '@docs/vendor';
import { toDocument } from '../sandbox';

/** The ID of the examples. An article with this ID is in the demo dataset, which leaves it out then. */
const ID = '1234';

export function buildArticle(written: string) {
  return { id: ID, ...toDocument(written) };
}

/** One request for three results, so that the characters are charged once. */
export function buildAnalysisRequest(written: string) {
  return {
    ...buildArticle(written),
    analyses: ['entities', 'tags', 'sentiment'],
    returnMentions: true,
    returnItemSentiment: true,
  };
}

/**
 * Says why a text is not sent; undefined when it is. The limit is that of the API (rule "Size limit" of
 * the contract), which counts the bytes of a request.
 */
export function findProblem(written: string): string | undefined {
  if (written.trim() === '') return 'Enter a text to analyze, or restore the sample.';
  const bytes = new TextEncoder().encode(JSON.stringify(buildAnalysisRequest(written))).length;
  if (bytes <= MOST_BYTES) return undefined;
  const kilobytes = Math.ceil(bytes / 1024).toLocaleString('en');
  return (
    `The request would be ${kilobytes} KB. The API rejects requests above ` +
    `${MOST_BYTES / 1024} KB: shorten the text.`
  );
}
