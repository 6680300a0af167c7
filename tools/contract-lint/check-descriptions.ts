import { createConfig } from '@redocly/openapi-core';
import type { Oas3Rule, Plugin, UserContext } from '@redocly/openapi-core';
import { flattenSchema } from '@docs/openapi';
import { toSteps, suggest } from '@docs/utils';
import type { OpenApiDocument, Rule, Schema } from '@docs/openapi';
import { runRules } from './check';
import type { Finding, Subject } from './check';

/** Every type and field says what it is, every value what it means. */
export async function checkDescriptions({ file, document }: Subject): Promise<Finding[]> {
  const rules = { 'docs/described': 'error', 'docs/consistent': 'error' } as const;
  const config = await createConfig({ plugins: [createPlugin(document)], rules });
  return runRules(file, document, config);
}

function createPlugin(document: OpenApiDocument): Plugin {
  const described: Oas3Rule = () => ({
    NamedSchemas: (schemas, context) => checkDescribed('type', schemas, context),
    SchemaProperties: (schemas, context) => checkDescribed('field', schemas, context),
  });
  const consistent: Oas3Rule = () => {
    const ids = new Map<string, string>();
    return {
      Schema(node, context) {
        if (isCondition(context)) return;
        const schema = node as Schema;
        const fields = Object.keys(flattenSchema(document, schema).properties ?? {});
        [
          ...checkValues(schema),
          ...checkRequired(schema, fields),
          ...(schema['x-rules'] ?? []).flatMap((rule, index) =>
            checkRule(rule, index, fields, ids),
          ),
        ].forEach(({ path, message }) =>
          context.report({ message, location: context.location.child(path) }),
        );
      },
    };
  };
  return { id: 'docs', rules: { oas3: { described, consistent } } };
}

function checkDescribed(role: string, schemas: object, context: UserContext): void {
  if (isCondition(context)) return;
  Object.entries(schemas as Record<string, Schema>)
    .filter(([, { description = '' }]) => description.trim() === '')
    .forEach(([name]) =>
      context.report({
        message: `has no description; say in one sentence what the ${role} is for`,
        location: context.location.child([name]),
      }),
    );
}

/** Schemas in `not`, `if` and `anyOf` are conditions on those that describe values. */
function isCondition({ location }: UserContext): boolean {
  const steps = toSteps(location.pointer);
  return steps.some(
    (step, index) =>
      ['not', 'if', 'then', 'else', 'anyOf', 'oneOf'].includes(step) &&
      !['schemas', 'properties'].includes(steps[index - 1] ?? ''),
  );
}

interface Remark {
  /** Inside the schema. */
  path: (string | number)[];
  message: string;
}

function checkValues(schema: Schema): Remark[] {
  const meanings = schema['x-enumDescriptions'] ?? {};
  if (!schema.enum) return [];
  const values = schema.enum.map(String);
  const unexplained = values.filter((value) => (meanings[value] ?? '').trim() === '');
  const unknown = Object.keys(meanings).filter((value) => !values.includes(value));
  return [
    ...unexplained.map((value) => ({
      path: ['enum'],
      message: `does not explain "${value}"; add a line to x-enumDescriptions`,
    })),
    ...unknown.map((value) => ({
      path: ['x-enumDescriptions'],
      message: `explains "${value}", which is not a value. ${suggest(value, values)}`,
    })),
  ];
}

function checkRequired({ required = [] }: Schema, fields: string[]): Remark[] {
  return required
    .filter((name) => !fields.includes(name))
    .map((name) => ({
      path: ['required'],
      message: `requires "${name}", which is not a field. ${suggest(name, fields)}`,
    }));
}

function checkRule(
  rule: Rule,
  index: number,
  fields: string[],
  ids: Map<string, string>,
): Remark[] {
  // The same rule may bind several types, but one id must not name two rules.
  const title = ids.get(rule.id) ?? rule.title;
  ids.set(rule.id, title);
  const id = ['x-rules', index, 'id'];
  return [
    ...rule.fields
      .filter((name) => !fields.includes(name))
      .map((name) => ({
        path: ['x-rules', index, 'fields'],
        message: `names "${name}", which is not a field. ${suggest(name, fields)}`,
      })),
    ...(/^[a-z\d]+(-[a-z\d]+)*$/.test(rule.id)
      ? []
      : [{ path: id, message: `"${rule.id}" is not kebab-case` }]),
    ...(title === rule.title
      ? []
      : [{ path: id, message: `"${rule.id}" already names the rule "${title}"` }]),
  ];
}
