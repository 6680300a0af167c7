import { BaseResolver, createConfig, lintDocument, Source } from '@redocly/openapi-core';
import type { Plugin } from '@redocly/openapi-core';
import { escapeKey, getAt, suggest } from '@docs/utils';
import { findUnsafe } from './find-unsafe';
import { MAPS_OF_NAMES, VALUES } from './openapi';
import type { OpenApiDocument } from './openapi';
import { toReferenceName, toReferenceSteps } from './type-expression';

/**
 * Says what is wrong with a document, one sentence per error, or returns an empty list.
 * Checks the structure against OpenAPI 3.1, every `$ref` against what is declared, and that nothing
 * could become code or a path where pages and files are made from it.
 */
export async function findErrors(document: unknown): Promise<string[]> {
  if (typeof document !== 'object' || document === null) {
    return ['is not an object: an OpenAPI document begins with the key "openapi"'];
  }
  const otherVersion = findOtherVersion(document);
  if (otherVersion !== undefined) return [otherVersion];
  // The library follows references too, but does not say what was meant.
  const broken = findBrokenReferences(document as OpenApiDocument);
  if (broken.length > 0) return broken;
  const structure = await findStructureErrors(document);
  return structure.length > 0 ? structure : findUnsafe(document).slice(0, MOST_ERRORS);
}

function findOtherVersion(document: object): string | undefined {
  const { openapi, swagger } = document as Record<string, unknown>;
  const version = openapi ?? swagger;
  if (version === undefined) return 'has no key "openapi": write openapi: "3.1.0"';
  if (typeof openapi === 'string' && openapi.startsWith('3.1')) return undefined;
  return `is written in OpenAPI ${JSON.stringify(version)}: version "3.1.0" is expected`;
}

const MOST_ERRORS = 30;

/** JSON Schema lets a schema have keywords that nobody knows, and published documents have some. */
const openSchemas: Plugin = {
  id: 'open-schemas',
  typeExtension: {
    oas3: ({ Schema, ...types }) => ({
      ...types,
      Schema: { ...Schema!, additionalProperties: {} },
    }),
  },
};

const config = createConfig({ plugins: [openSchemas], rules: { struct: 'error' } });

async function findStructureErrors(document: object): Promise<string[]> {
  const problems = await lintDocument({
    document: { source: new Source('openapi.json', ''), parsed: document },
    externalRefResolver: new BaseResolver(),
    config: await config,
  });
  return problems.slice(0, MOST_ERRORS).map(({ location: [position], message, suggest: names }) => {
    const pointer = position?.pointer?.replace('#', '') ?? '/';
    const [nearest] = names;
    return `at ${pointer}: ${message}${nearest ? ` Did you mean "${nearest}"?` : ''}`;
  });
}

function findBrokenReferences(document: OpenApiDocument): string[] {
  return listReferences(document).flatMap(({ pointer, reference }) => {
    if (typeof reference !== 'string') {
      return [`at ${pointer}: ${String(reference)} is not a text. Write it as "#/…/name"`];
    }
    if (!reference.startsWith('#/')) {
      return [`at ${pointer}: "${reference}" ${explainOther(document, reference)}`];
    }
    const steps = toReferenceSteps(reference);
    if (getAt(document, steps) !== undefined) return [];
    const names = Object.keys(getAt(document, steps.slice(0, -1)) ?? {});
    return [
      `at ${pointer}: "${reference}" is not declared. ${suggest(toReferenceName(reference), names)}`,
    ];
  });
}

function explainOther({ components }: OpenApiDocument, reference: string): string {
  const types = Object.entries(components?.schemas ?? {}) as [string, Record<string, unknown>][];
  const key = reference.startsWith('#') ? '$anchor' : '$id';
  const [name] = types.find(([, type]) => type[key] === reference.replace(/^#/, '')) ?? [];
  if (name !== undefined) {
    return `is the ${key} of ${name}, which is not followed. Write "#/components/schemas/${name}"`;
  }
  return key === '$id'
    ? 'is in another file. Put it into this document'
    : 'is no path. Write it as "#/…/name"';
}

/** References outside of data, which may have such a key, too. */
function listReferences(
  node: unknown,
  { pointer = '', parent = '' } = {},
): { pointer: string; reference: unknown }[] {
  if (typeof node !== 'object' || node === null) return [];
  const isNames = MAPS_OF_NAMES.has(parent);
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const here = `${pointer}/${escapeKey(key)}`;
    if (isNames) return listReferences(value, { pointer: here });
    if (VALUES.has(key) || key.startsWith('x-')) return [];
    if (key === '$ref') return [{ pointer: here, reference: value }];
    return listReferences(value, { pointer: here, parent: key });
  });
}
