import { collectInstances, flattenSchema, hasClosedValues, listValues } from '@docs/openapi';
import type { Example, OpenApiDocument, Schema } from '@docs/openapi';
import { isObject } from '@docs/utils';
import type { Finding } from './findings';

/** Finds fields that only the contract, the real response, or the stored one of the sandbox has. */
export function compareFields(
  document: OpenApiDocument,
  examples: Example[],
  bodies: Map<string, unknown>,
): Finding[] {
  const stored = examples.filter(({ name }) => bodies.get(name) !== undefined);
  const received = stored.map((call) => ({ ...call, response: bodies.get(call.name) }));
  const [real, simulated] = [listFields(document, received), listFields(document, stored)];
  const differences = [...real.declared].flatMap((subject): Finding[] => {
    const [isReal, isSimulated] = [real.seen.has(subject), simulated.seen.has(subject)];
    const detail = isReal ? 'missing there' : 'only there';
    // If the sandbox has no object of the type, another field says so.
    const isComparable = simulated.declared.has(subject);
    if (isComparable && isReal !== isSimulated) return [{ kind: 'sandbox', subject, detail }];
    const [type = '', field = ''] = subject.split('.');
    return isReal ? [] : [{ kind: 'never seen', subject: type, detail: field }];
  });
  return [...real.undeclared, ...differences];
}

/** Lists the fields of all objects in responses as `Type.field`. */
function listFields(document: OpenApiDocument, examples: Example[]) {
  const [declared, seen, met] = [new Set<string>(), new Set<string>(), new Set<unknown>()];
  const undeclared: Finding[] = [];
  for (const { type, value, location, example: at } of collectInstances(document, examples)) {
    const schema = flattenSchema(document, document.components.schemas[type] ?? {});
    const { properties, additionalProperties } = schema;
    // The first type of a value has the fields of those that it takes over.
    if (location === 'body' || !isObject(value) || !properties || met.has(value)) continue;
    met.add(value);
    Object.keys(properties).forEach((name) => declared.add(`${type}.${name}`));
    for (const [name, inner] of Object.entries(value)) {
      const subject = `${type}.${name}`;
      seen.add(subject);
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (!property && additionalProperties !== undefined) continue;
      const details = property ? listNewValues(property, inner) : [''];
      details.forEach((detail) => undeclared.push({ kind: 'undeclared', subject, detail, at }));
    }
  }
  return { declared, seen, undeclared };
}

/** Texts that an open list does not have; the validator checks closed ones. */
function listNewValues(property: Schema, value: unknown): string[] {
  const documented = (listValues(property) ?? []).map((entry) => entry.value);
  if (hasClosedValues(property) || documented.length === 0) return [];
  return [value]
    .flat()
    .filter((item) => typeof item === 'string' && !documented.includes(item)) as string[];
}
