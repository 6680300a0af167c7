import path from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import type { Finding, Subject } from './check';

/** What the library checks for us; every rule is an error, a warning would be overlooked. */
const RULES = [
  'struct',
  'no-unresolved-refs',
  'no-empty-servers',
  'no-server-trailing-slash',
  'no-identical-paths',
  'no-path-trailing-slash',
  'path-not-include-query',
  'path-parameters-defined',
  'path-declaration-must-exist',
  'operation-operationId-unique',
  'operation-operationId-url-safe',
  'operation-parameters-unique',
  'operation-2xx-response',
  'operation-singular-tag',
  'operation-tag-defined',
  'no-duplicated-tag-names',
  'tag-description',
  'parameter-description',
  'no-enum-type-mismatch',
  'no-schema-type-mismatch',
  'no-invalid-schema-examples',
  'no-invalid-parameter-examples',
  'security-defined',
];

/** Checks the document against OpenAPI and against habits that spare readers surprises. */
export async function checkStructure(
  { file }: Pick<Subject, 'file'>,
  root: string,
): Promise<Finding[]> {
  const rules = Object.fromEntries(RULES.map((rule) => [rule, 'error' as const]));
  const config = await createConfig({ rules });
  const problems = await lint({ ref: path.join(root, file), config });
  return problems.map(({ message, ruleId, location }) => ({
    file,
    pointer: location[0]?.pointer?.replace(/^#\/?/, '/').replace(/^\/$/, '') ?? '',
    message: `${message.replace(/\s+/g, ' ').trim()} (${ruleId})`,
  }));
}
