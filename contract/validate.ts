import { Validator } from '@seriousme/openapi-schema-validator';
import type { OpenApiDocument } from './openapi';
import { suggest } from './suggest';
import { toReferenceName } from './type-expression';

/**
 * Says what is wrong with a document, one sentence per fault, or returns an empty list.
 * Checks the structure against OpenAPI 3.1 and every `$ref` against what is declared.
 */
export async function findFaults(document: unknown): Promise<string[]> {
  const structure = await findStructureFaults(document);
  return structure.length > 0 ? structure : findBrokenReferences(document as OpenApiDocument);
}

async function findStructureFaults(document: unknown): Promise<string[]> {
  if (typeof document !== 'object' || document === null) {
    return ['is not an object: an OpenAPI document begins with the key "openapi"'];
  }
  const result = await new Validator().validate(
    structuredClone(document) as Record<string, unknown>,
  );
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
    if (resolves(document, reference)) return [];
    const section = reference.split('/').slice(0, -1).join('/');
    const known = Object.keys(follow(document, section) ?? {});
    return [
      `at ${place}: "${reference}" is not declared. ${suggest(toReferenceName(reference), known)}`,
    ];
  });
}

function listReferences(node: unknown, place = ''): { place: string; reference: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const here = `${place}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (key === '$ref' && typeof value === 'string') return [{ place: here, reference: value }];
    return listReferences(value, here);
  });
}

function resolves(document: OpenApiDocument, reference: string): boolean {
  return follow(document, reference) !== undefined;
}

function follow(document: unknown, reference: string): object | undefined {
  const keys = reference.replace(/^#\//, '').split('/');
  return keys.reduce<unknown>(
    (node, key) =>
      typeof node === 'object' && node !== null
        ? (node as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')]
        : undefined,
    document,
  ) as object | undefined;
}
