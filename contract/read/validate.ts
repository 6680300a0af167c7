import { Validator } from '@seriousme/openapi-schema-validator';
import { escapeKey, getAt, toSteps } from './json-pointer';
import type { OpenApiDocument } from './openapi';
import { suggest } from '../suggest';
import { toReferenceName } from './type-expression';

/**
 * Says what is wrong with a document, one sentence per error, or returns an empty list.
 * Checks the structure against OpenAPI 3.1 and every `$ref` against what is declared.
 */
export async function findErrors(document: unknown): Promise<string[]> {
  if (typeof document !== 'object' || document === null) {
    return ['is not an object: an OpenAPI document begins with the key "openapi"'];
  }
  const otherVersion = findOtherVersion(document);
  if (otherVersion !== undefined) return [otherVersion];
  // The validator follows references too, but says neither where they are nor what was meant.
  const broken = findBrokenReferences(document as OpenApiDocument);
  return broken.length > 0 ? broken : findStructureErrors(document);
}

/** The validator takes every version for valid that it knows. */
function findOtherVersion(document: object): string | undefined {
  const { openapi, swagger } = document as Record<string, unknown>;
  const version = openapi ?? swagger;
  if (version === undefined || String(version).startsWith('3.1')) return undefined;
  return `is written in OpenAPI ${String(version)}: version 3.1 is expected`;
}

/** One for all documents: it compiles the schema of OpenAPI once, which takes longer than to check. */
const validator = new Validator();

async function findStructureErrors(document: object): Promise<string[]> {
  const result = await validator.validate(structuredClone(document) as Record<string, unknown>);
  if (result.valid) return [];
  const errors = typeof result.errors === 'string' ? result.errors : toSentences(result.errors);
  return [errors].flat();
}

/** The validator reports the failure of every enclosing `oneOf` too; the deepest place is the cause. */
function toSentences(
  errors: { instancePath?: string; message?: string; params?: object }[] | undefined,
): string[] {
  const deepest = [...(errors ?? [])].sort((a, b) => depth(b.instancePath) - depth(a.instancePath));
  return deepest
    .slice(0, 3)
    .map(
      ({ instancePath, message, params }) =>
        `at ${instancePath || '/'}: ${message} ${JSON.stringify(params ?? {})}`,
    );
}

function depth(pointer = ''): number {
  return pointer.split('/').length;
}

function findBrokenReferences(document: OpenApiDocument): string[] {
  return listReferences(document).flatMap(({ place, reference }) => {
    if (!reference.startsWith('#')) {
      return [`at ${place}: "${reference}" is in another file. Put it into this document`];
    }
    const steps = toSteps(reference);
    if (getAt(document, steps) !== undefined) return [];
    const known = Object.keys(getAt(document, steps.slice(0, -1)) ?? {});
    return [
      `at ${place}: "${reference}" is not declared. ${suggest(toReferenceName(reference), known)}`,
    ];
  });
}

function listReferences(node: unknown, place = ''): { place: string; reference: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const here = `${place}/${escapeKey(key)}`;
    if (key === '$ref' && typeof value === 'string') return [{ place: here, reference: value }];
    return listReferences(value, here);
  });
}
