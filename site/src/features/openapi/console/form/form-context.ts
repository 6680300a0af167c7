import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { FieldShape, Shape } from '@docs/openapi/forms';
import type { Violation } from '@docs/sandbox';
import type { JsonPath } from '@docs/utils';

export interface FormTools {
  operationId: string;
  types: Record<string, FieldShape[]>;
  rules: Record<string, string>;
  violations: Violation[];
  body: unknown;
  /** Writes a value into the body; undefined takes it out. */
  change(path: JsonPath, value: unknown): void;
  editAsJson(): void;
  /** Does something when a field is left, never during a press of the mouse. */
  leave(act: () => void): void;
  Value: ComponentType<ValueProps>;
}

export interface ValueProps {
  shape: Shape;
  value: unknown;
  path: JsonPath;
  labelledBy: string;
  errorId?: string;
}

export const FormContext = createContext<FormTools | undefined>(undefined);

export function useForm(): FormTools {
  const tools = useContext(FormContext);
  if (!tools) throw new Error('A control is rendered outside a form. Wrap it in <FormContext>.');
  return tools;
}
