import { collectInstances, flattenSchema } from '@docs/openapi';
import type { Example, Parameter } from '@docs/openapi';
import { toPointer, suggest, isObject } from '@docs/utils';
import { toExampleFile } from './check';
import type { Finding, Subject } from './check';
import { createValidator } from './create-validator';
import type { Validate } from './create-validator';

/** Every example is a request that the document allows, with a response that it promises. */
export function checkExamples(subject: Subject): Finding[] {
  const validate = createValidator(subject.document);
  return subject.examples.flatMap((example) => [
    ...checkRequest(subject, example, validate),
    ...checkResponse(subject, example, validate),
    ...checkParameters(example, validate),
    ...checkUndeclared(subject, example),
  ]);
}

function checkRequest(subject: Subject, example: Example, validate: Validate): Finding[] {
  const file = toExampleFile(example, 'request.json');
  const { operation, body } = example;
  const { path, method, request } = operation;
  if (!request)
    return body === undefined ? [] : [buildFinding(file, 'the operation takes no body')];
  if (body === undefined) return [buildFinding(file, 'is missing; the operation requires a body')];
  const pointer = toPointer(['paths', path, method, 'requestBody', 'content', 'application/json']);
  return validate(`${pointer}/schema`, body).map((error) => ({ file, ...error }));
}

function checkResponse({ document }: Subject, example: Example, validate: Validate): Finding[] {
  const file = toExampleFile(example, 'response.json');
  const { operation, response } = example;
  const { path, method } = operation;
  if (!operation.response) {
    return response === undefined ? [] : [buildFinding(file, 'the operation returns no body')];
  }
  if (response === undefined)
    return [buildFinding(file, 'is missing; the operation returns a body')];
  const responses = document.paths[path]?.[method]?.responses ?? {};
  const status = Object.keys(responses).find((code) => code.startsWith('2')) ?? '200';
  const pointer = toPointer(['paths', path, method, 'responses', status, 'content']);
  return validate(`${pointer}${toPointer(['application/json', 'schema'])}`, response).map(
    (error) => ({
      file,
      ...error,
    }),
  );
}

function checkParameters(
  { parameters, operation, ...example }: Example,
  validate: Validate,
): Finding[] {
  const file = toExampleFile({ parameters, operation, ...example }, 'meta.yaml');
  return (['path', 'query'] as const).flatMap((where) => {
    const declared = operation.parameters.filter((parameter) => parameter.in === where);
    const names = declared.map(({ name }) => name);
    const given = parameters[where];
    return [
      ...Object.keys(given)
        .filter((name) => !names.includes(name))
        .map((name) =>
          buildFinding(
            file,
            `the operation has no ${where} parameter "${name}". ${suggest(name, names)}`,
            toPointer(['parameters', where]),
          ),
        ),
      ...declared.flatMap((parameter) =>
        checkParameter(parameter, given[parameter.name]).map((message) =>
          buildFinding(file, message, toPointer(['parameters', where, parameter.name])),
        ),
      ),
    ];
  });

  function checkParameter(parameter: Parameter, value: string | undefined): string[] {
    if (value === undefined) return parameter.required ? ['is missing'] : [];
    const index = operation.parameters.indexOf(parameter);
    const pointer = toPointer(['paths', operation.path, operation.method, 'parameters', index]);
    return validate(`${pointer}/schema`, parseValue(parameter, value)).map(
      ({ message }) => message,
    );
  }
}

/** In a URL everything is text; the schema says what the text means. */
function parseValue({ schema }: Parameter, value: unknown): unknown {
  if (schema.type === 'boolean' && value === 'true') return true;
  if (schema.type === 'boolean' && value === 'false') return false;
  if (schema.type === 'integer' || schema.type === 'number') return Number(value);
  return value;
}

/** Types are open, so a misspelled field is valid; readers would copy it. */
function checkUndeclared({ document }: Subject, example: Example): Finding[] {
  const messages = collectInstances(document, [example]).flatMap(({ type, value }) => {
    const schema = flattenSchema(document, document.components.schemas[type] ?? {});
    if (!isObject(value)) return [];
    if (schema.additionalProperties !== undefined || !schema.properties) return [];
    const fields = Object.keys(schema.properties);
    return Object.keys(value)
      .filter((key) => !fields.includes(key))
      .map((key) => `contains ${type}.${key}, which is not declared. ${suggest(key, fields)}`);
  });
  return [...new Set(messages)].map((message) => buildFinding(toExampleFile(example, ''), message));
}

function buildFinding(file: string, message: string, pointer = ''): Finding {
  return { file, pointer, message };
}
