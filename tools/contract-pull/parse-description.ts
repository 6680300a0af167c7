import { isObject } from '@docs/utils';
import { parseText } from './parse-text';
import { toPlain } from './to-plain';
import { upgrade } from './upgrade';

type Node = Record<string, unknown>;

/**
 * Reads the text of a response as an API description in the words of OpenAPI 3.1, without checking
 * its structure.
 *
 * @returns the description, and how many limits it ignores because their formats imply them
 * @throws an error of one line that names the source and the remedy
 */
export function parseDescription(text: string, source: string) {
  if (/^\s*</.test(text)) {
    throw new Error(
      `${source} returned HTML or XML instead of an API description. ` +
        'The URL has the form https://{host}/docs/api/{name}',
    );
  }
  const value = parseText(text, source);
  const version = isObject(value) ? (value.openapi ?? value.swagger) : undefined;
  if (version === undefined) {
    throw new Error(
      `${source} contains no API description: the key "openapi" is missing. ` +
        'Check that the URL is that of the document itself.',
    );
  }
  const { document, limitCount } = toPlain(value as Node, source);
  return { document: toCurrentVersion(document, String(version), source), limitCount };
}

function toCurrentVersion(document: Node, version: string, source: string): Node {
  if (/^3\.1(\.|$)/.test(version)) return { ...document, openapi: '3.1.0' };
  // Without quotation marks, 3.0 is the number 3.
  if (/^3(\.0(\.|$)|$)/.test(version)) return upgrade(document);
  throw new Error(
    `${source} uses OpenAPI ${version}, but only 3.0 and 3.1 are supported. ` +
      'Convert it first, for example with https://converter.swagger.io',
  );
}
