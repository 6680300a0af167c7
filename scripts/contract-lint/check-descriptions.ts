import { flattenSchema } from '#contract/read/flatten-schema';
import { toPointer } from '#contract/read/json-pointer';
import { METHODS } from '#contract/read/openapi';
import type { OpenApiDocument, Rule, Schema } from '#contract/read/openapi';
import { suggest } from '#contract/suggest';
import type { Finding, Subject } from './check';

/** Every type and field says what it is, every value what it means. */
export function checkDescriptions({ file, document }: Subject): Finding[] {
  const ids = new Map<string, string>();
  return listSchemas(document)
    .flatMap((place) => [
      ...checkDescription(place),
      ...checkValues(place),
      ...checkRequired(document, place),
      ...checkRules(document, place, ids),
    ])
    .map(({ pointer, message }) => ({ file, pointer, message }));
}

type Remark = Omit<Finding, 'file'>;

function checkDescription({ pointer, schema, role }: PlacedSchema): Remark[] {
  if (role === 'part' || (schema.description ?? '').trim() !== '') return [];
  return [{ pointer, message: `has no description; say in one sentence what the ${role} is for` }];
}

function checkValues({ pointer, schema }: PlacedSchema): Remark[] {
  const meanings = schema['x-enumDescriptions'] ?? {};
  if (!schema.enum) return [];
  const values = schema.enum.map(String);
  const unexplained = values.filter((value) => (meanings[value] ?? '').trim() === '');
  const unknown = Object.keys(meanings).filter((value) => !values.includes(value));
  return [
    ...unexplained.map((value) => ({
      pointer: `${pointer}/enum`,
      message: `does not explain "${value}"; add a line to x-enumDescriptions`,
    })),
    ...unknown.map((value) => ({
      pointer: `${pointer}/x-enumDescriptions`,
      message: `explains "${value}", which is not a value. ${suggest(value, values)}`,
    })),
  ];
}

function checkRequired(document: OpenApiDocument, { pointer, schema }: PlacedSchema): Remark[] {
  if (schema.$ref !== undefined) return [];
  const fields = Object.keys(flattenSchema(document, schema).properties ?? {});
  return (schema.required ?? [])
    .filter((name) => !fields.includes(name))
    .map((name) => ({
      pointer: `${pointer}/required`,
      message: `requires "${name}", which is not a field. ${suggest(name, fields)}`,
    }));
}

function checkRules(
  document: OpenApiDocument,
  { pointer, schema }: PlacedSchema,
  ids: Map<string, string>,
): Remark[] {
  const fields = Object.keys(flattenSchema(document, schema).properties ?? {});
  return (schema['x-rules'] ?? []).flatMap((rule: Rule, index) => {
    const here = `${pointer}/x-rules/${index}`;
    // The same rule may bind several types, but one id must not name two rules.
    const title = ids.get(rule.id) ?? rule.title;
    ids.set(rule.id, title);
    return [
      ...rule.fields
        .filter((name) => !fields.includes(name))
        .map((name) => ({
          pointer: `${here}/fields`,
          message: `names "${name}", which is not a field. ${suggest(name, fields)}`,
        })),
      ...(/^[a-z\d]+(-[a-z\d]+)*$/.test(rule.id)
        ? []
        : [{ pointer: `${here}/id`, message: `"${rule.id}" is not kebab-case` }]),
      ...(title === rule.title
        ? []
        : [{ pointer: `${here}/id`, message: `"${rule.id}" already names the rule "${title}"` }]),
    ];
  });
}

interface PlacedSchema {
  pointer: string;
  schema: Schema;
  /** A name that readers look up, or a part of one, such as the items of a list. */
  role: 'type' | 'field' | 'part';
}

/**
 * Lists the schemas of a document that describe values: types, their fields, parameters, bodies.
 * The schemas in `not`, `if` and `anyOf` are conditions on those and are left out.
 */
function listSchemas(document: OpenApiDocument): PlacedSchema[] {
  return [
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      walk(toPointer(['components', 'schemas', name]), schema, 'type'),
    ),
    ...Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        if (!operation) return [];
        const pointer = toPointer(['paths', path, method]);
        return [
          ...(operation.parameters ?? []).flatMap((parameter, index) =>
            walk(pointer + toPointer(['parameters', index, 'schema']), parameter.schema, 'part'),
          ),
          ...Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
            walk(pointer + toPointer(['requestBody', 'content', type, 'schema']), schema, 'part'),
          ),
          ...Object.entries(operation.responses).flatMap(([status, response]) =>
            Object.entries(response.content ?? {}).flatMap(([type, { schema }]) =>
              walk(
                pointer + toPointer(['responses', status, 'content', type, 'schema']),
                schema,
                'part',
              ),
            ),
          ),
        ];
      }),
    ),
  ];
}

function walk(
  pointer: string,
  schema: Schema | undefined,
  role: PlacedSchema['role'],
): PlacedSchema[] {
  if (schema === undefined) return [];
  const { properties = {}, items, additionalProperties, allOf = [] } = schema;
  return [
    { pointer, schema, role },
    ...Object.entries(properties).flatMap(([name, field]) =>
      walk(pointer + toPointer(['properties', name]), field, 'field'),
    ),
    ...walk(pointer + toPointer(['items']), items, 'part'),
    ...(typeof additionalProperties === 'object'
      ? walk(pointer + toPointer(['additionalProperties']), additionalProperties, 'part')
      : []),
    ...allOf.flatMap((part, index) => walk(pointer + toPointer(['allOf', index]), part, 'part')),
  ];
}
