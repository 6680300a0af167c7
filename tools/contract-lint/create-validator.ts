import Ajv2020 from 'ajv/dist/2020';
import type { ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from '@docs/openapi';

export interface SchemaError {
  /** JSON pointer inside the value. */
  pointer: string;
  message: string;
}

/** Checks a value against the schema that is at a pointer of the document. */
export type Validate = (pointer: string, value: unknown) => SchemaError[];

/**
 * Makes the check for one document. Formats count, so an invalid date is an error.
 *
 * @example
 * createValidator(mediaV2)('/components/schemas/ParaSpec', { type: 'title' });
 * // [{ pointer: '', message: "must have required property 'text'" }]
 */
export function createValidator(document: OpenApiDocument): Validate {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats(ajv);
  ajv.addSchema(document, 'contract');
  const compiled = new Map<string, ValidateFunction>();
  return (pointer, value) => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `contract#${toUri(pointer)}` });
    compiled.set(pointer, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) => ({
      pointer: instancePath,
      message: `${message ?? 'is not valid'}${printDetail(params)}`,
    }));
  };
}

/** Braces of path templates are no characters of a URL. */
function toUri(pointer: string): string {
  return pointer.split('/').map(encodeURIComponent).join('/');
}

function printDetail({ allowedValues }: Record<string, unknown>): string {
  return Array.isArray(allowedValues) ? `: ${allowedValues.join(', ')}` : '';
}
