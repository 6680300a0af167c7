import type { OpenApiDocument } from '#contract/openapi';
import { findErrors } from '#contract/validate';
import { complete } from './complete';
import { parseDescription } from './parse-description';

/**
 * Turns the text of a response into a document that our pages can be made from.
 *
 * @throws an error of one line that names the source and the remedy
 */
export async function parseDocument(text: string, source: string): Promise<OpenApiDocument> {
  try {
    const document = parseDescription(text, source);
    const errors = await findErrors(document);
    if (errors.length > 0) throw new Error(toMessage(errors, source));
    return complete(document as unknown as OpenApiDocument);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Error(
      `${source} is nested too deeply to be an API description. ` +
        'Check that the URL is that of the document itself.',
      { cause: error },
    );
  }
}

function toMessage([first, ...others]: string[], source: string): string {
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return (
    `${source} is not a valid OpenAPI document: ${first}${more}. ` +
    'Correct it in a local copy and pass the path of the copy, or report the error to Geneea.'
  );
}
