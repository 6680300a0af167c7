import { parse } from 'yaml';
import type { OpenApiDocument } from '#contract/openapi';
import { findErrors } from '#contract/validate';
import { complete } from './complete';
import { upgrade } from './upgrade';

/**
 * Turns the text of a response into a document that our pages can be made from.
 *
 * @throws an error of one line that names the source and the remedy
 */
export async function parseDocument(text: string, source: string): Promise<OpenApiDocument> {
  try {
    const document = toCurrentVersion(parseText(text, source), source);
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

function parseText(text: string, source: string): Record<string, unknown> {
  if (/^\s*</.test(text)) {
    throw new Error(
      `${source} returned HTML or XML instead of an API description. ` +
        'The URL has the form https://{host}/docs/api/{name}',
    );
  }
  const value = parseJsonOrYaml(text, source);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw new Error(
    `${source} contains no API description: it must begin with the key "openapi". ` +
      'Check that the URL is that of the document itself.',
  );
}

function parseJsonOrYaml(text: string, source: string): unknown {
  const isJson = /^\s*[{[]/.test(text);
  try {
    return isJson ? JSON.parse(text) : parse(text, { logLevel: 'error' });
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new Error(
      `${source} is neither JSON nor YAML: ${reason} ` +
        'Check that the document is complete, and report the error to Geneea.',
      { cause: error },
    );
  }
}

function toCurrentVersion(
  document: Record<string, unknown>,
  source: string,
): Record<string, unknown> {
  const { openapi, swagger } = document;
  if (openapi === undefined && swagger === undefined) {
    throw new Error(
      `${source} contains no API description: the key "openapi" is missing. ` +
        'Check that the URL is that of the document itself.',
    );
  }
  const version = String(openapi ?? swagger);
  if (/^3\.1(\.|$)/.test(version)) return document;
  if (/^3\.0(\.|$)/.test(version)) return upgrade(document);
  throw new Error(
    `${source} uses OpenAPI ${version}, but only 3.0 and 3.1 are supported. ` +
      'Convert it first, for example with https://converter.swagger.io',
  );
}

function toMessage([first, ...others]: string[], source: string): string {
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return (
    `${source} is not a valid OpenAPI document: ${first}${more}. ` +
    'Correct it in a local copy and pass the path of the copy, or report the error to Geneea.'
  );
}
