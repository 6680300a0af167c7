import { createContext, useContext } from 'react';
import type { FieldShape } from '#contract/form-shape';
import type { Violation } from '#sandbox/replies';
import type { JsonPath } from '#contract/json-pointer';

/** What every control of a form needs, however deep it stands. */
export interface FormTools {
  operationId: string;
  types: Record<string, FieldShape[]>;
  rules: Record<string, string>;
  violations: Violation[];
  /** Value of the whole body. */
  body: unknown;
  /** Writes a value into the body; undefined takes it out. */
  change(path: JsonPath, value: unknown): void;
  /** Shows the editor of the body. */
  editAsJson(): void;
}

export const FormContext = createContext<FormTools | undefined>(undefined);

export function useForm(): FormTools {
  const tools = useContext(FormContext);
  if (!tools) throw new Error('A control is rendered outside a form. Wrap it in <FormContext>.');
  return tools;
}
