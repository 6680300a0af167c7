import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { listOperations } from '@docs/openapi';
import type { OperationDoc, OpenApiDocument } from '@docs/openapi';

/** The operations of `/openapi/`, at once: tests have to be known before anything can be waited for. */
export function readOperations(): OperationDoc[] {
  const text = readFileSync('contracts/media-v2/openapi.yaml', 'utf8');
  return listOperations(parse(text) as OpenApiDocument);
}
