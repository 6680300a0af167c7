import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import type { ValidateFunction } from 'ajv';
import type { Schema } from '@docs/openapi';
import type { Contracts } from '@docs/sandbox';
import type { NamedOperation } from '@docs/sandbox/testing';

/** Returns a function that says what is wrong with a response, measured by the contract. */
export function toFindErrors(
  contracts: Contracts,
): (call: NamedOperation, status: number, text: string) => string[] {
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
  const compiled = new Map<Schema, ValidateFunction>();

  function compile({ api }: NamedOperation, schema: Schema): ValidateFunction {
    const { schemas } = contracts[api]!.components;
    const validate =
      compiled.get(schema) ?? ajv.compile({ components: { schemas }, allOf: [schema] });
    compiled.set(schema, validate);
    return validate;
  }

  return (call, status, text) => {
    const { operation } = call;
    const error = operation.errors.find((candidate) => candidate.status === String(status));
    if (status !== 200 && !error) return [`status ${status} is not documented`];
    const schema = status === 200 ? operation.response?.schema : error?.body?.schema;
    if (status === 200 && !schema) return text === '' ? [] : ['the answer should be empty'];
    if (text === '') return ['the answer is empty'];
    const body = JSON.parse(text) as unknown;
    if (!schema) return [];
    const validate = compile(call, schema);
    return validate(body)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
