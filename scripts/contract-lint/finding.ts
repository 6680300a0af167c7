import { toPointer as join } from '#contract/json-pointer';

/** Something that must be corrected, and where. */
export interface Finding {
  /** Relative to the repository. */
  file: string;
  /** JSON pointer inside the file; empty for the whole file. */
  pointer: string;
  message: string;
}

/** @example 'contract/media-v2/openapi.yaml#/components/schemas/Tag: has no description' */
export function renderFinding({ file, pointer, message }: Finding): string {
  return `${file}#${pointer}: ${message}`;
}

/** @example toPointer('paths', '/v2/photos'); // '/paths/~1v2~1photos' */
export function toPointer(...keys: (string | number)[]): string {
  return join(keys);
}
