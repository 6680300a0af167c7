import { parse } from 'yaml';
import { upgrade } from './upgrade';
import { isObject } from '#contract/is-object';

/**
 * Reads the text of a response as an API description in the words of OpenAPI 3.1, without checking
 * its structure.
 *
 * @throws an error of one line that names the source and the remedy
 */
export function parseDescription(text: string, source: string): Record<string, unknown> {
  return toCurrentVersion(parseText(text, source), source);
}

function parseText(text: string, source: string): Record<string, unknown> {
  if (/^\s*</.test(text)) {
    throw new Error(
      `${source} returned HTML or XML instead of an API description. ` +
        'The URL has the form https://{host}/docs/api/{name}',
    );
  }
  const value = parseJsonOrYaml(text, source);
  if (isObject(value)) return value;
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
