import { escapeKey } from '#contract/json-pointer';
import type { OpenApiDocument, Schema } from '#contract/openapi';
import { findNearest } from '#contract/suggest';
import { toReferenceName } from '#contract/type-expression';
import { quote } from '../replies';
import { checkValue } from './check-value';

/** What was not done as written is only counted beyond this, because it costs time. */
const MOST_NOTED = 100;

export interface Coerced {
  body: unknown;
  warnings: string[];
}

/**
 * Takes a body as leniently as the real service: `"true"` is true and a number is an ID. What the
 * contract does not know, or what cannot be used, is left out. Each change is a warning.
 *
 * @example
 * coerce(document, { $ref: '#/components/schemas/NlpRequest' }, { id: 1, txt: 'Munich' });
 * // { body: { id: '1' }, warnings: ['sandbox-coerced: /id …', 'sandbox-unknown-field: /txt …'] }
 */
export function coerce(document: OpenApiDocument, schema: Schema, body: unknown): Coerced {
  const warnings: string[] = [];

  function note(warning: () => string): void {
    if (warnings.length < MOST_NOTED) warnings.push(warning());
  }

  function walk(given: Schema, value: unknown, path: string): unknown {
    const known = resolve(document, given);
    if (Array.isArray(value)) {
      const { items } = known;
      return items ? value.map((item, index) => walk(items, item, `${path}/${index}`)) : value;
    }
    if (typeof value === 'object' && value !== null) return walkObject(known, value, path);
    if (known.type !== 'boolean' || typeof value !== 'string') return value;
    const word = value.toLowerCase();
    if (word !== 'true' && word !== 'false') return value;
    note(() => `sandbox-coerced: ${path} is a string and was read as ${word}`);
    return word === 'true';
  }

  function walkObject(known: Schema, value: object, path: string): unknown {
    const { properties, additionalProperties, required = [] } = known;
    const entries = Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
      const place = `${path}/${escapeKey(key)}`;
      const field = properties && Object.hasOwn(properties, key) ? properties[key] : undefined;
      if (!field) {
        const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
        if (others) return [[key, walk(others, inner, place)] as const];
        if (!properties || additionalProperties === true) return [[key, inner] as const];
        note(() => describeUnknown(path, key, Object.keys(properties)));
        return [];
      }
      if (key === 'id' && Number.isFinite(inner) && resolve(document, field).type === 'string') {
        note(() => `sandbox-coerced: ${place} is a number and was read as a string`);
        return [[key, String(inner)] as const];
      }
      const finding = checkValue(key, inner, required.includes(key));
      if (finding) note(() => `${finding.rule}: ${place} ${finding.text}`);
      if (finding?.isIgnored) return [];
      return [[key, walk(field, inner, place)] as const];
    });
    return Object.fromEntries(entries);
  }

  return { body: walk(schema, body, ''), warnings };
}

function describeUnknown(path: string, key: string, names: string[]): string {
  const nearest = findNearest(key.slice(0, 40), names);
  const question = nearest === undefined ? '' : ` (did you mean "${nearest}"?)`;
  return `sandbox-unknown-field: ${path || 'the body'} has the unknown field ${quote(key)}, which was ignored${question}`;
}

/** A schema with what it refers to and what it combines. */
function resolve(document: OpenApiDocument, schema: Schema): Schema {
  const target =
    schema.$ref === undefined
      ? undefined
      : document.components.schemas[toReferenceName(schema.$ref)];
  const parts = [...(target ? [target] : []), ...(schema.allOf ?? [])].map((part) =>
    resolve(document, part),
  );
  return parts.reduce<Schema>(
    (merged, part) => ({
      ...part,
      ...merged,
      ...((merged.properties ?? part.properties) && {
        properties: { ...part.properties, ...merged.properties },
      }),
    }),
    schema,
  );
}
