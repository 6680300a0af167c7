import type { OpenApiDocument, Schema } from '#contract/openapi';

/**
 * A document without the types that no operation leads to, such as second names of types. Generators
 * would make dead code of them; the reference documents them.
 */
export function dropUnusedTypes(document: OpenApiDocument): OpenApiDocument {
  const { schemas, ...components } = document.components;
  const used = new Set<string>();
  collect({ ...document, components });
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  return {
    ...document,
    components: { ...components, schemas: Object.fromEntries(kept) as Record<string, Schema> },
  };

  function collect(node: unknown): void {
    for (const [, name = ''] of JSON.stringify(node).matchAll(REFERENCE)) {
      if (used.has(name)) continue;
      used.add(name);
      if (schemas[name]) collect(schemas[name]);
    }
  }
}

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;
