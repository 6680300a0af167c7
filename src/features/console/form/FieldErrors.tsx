import React from 'react';
import type { ReactNode } from 'react';
import type { Violation } from '#sandbox/replies';
import { getAt, toSteps } from '#contract/json-pointer';
import SimulateError from '../send/SimulateError';
import { useForm } from './form-context';

interface Props {
  id?: string;
  violations: Violation[];
}

/** What is wrong with a field, below it. */
export default function FieldErrors({ id, violations }: Props): ReactNode {
  const { operationId, rules, body } = useForm();
  return (
    <SimulateError
      {...{ id, violations, operationId, rules }}
      getValue={({ pointer }) => getAt(body, toSteps(pointer))}
    />
  );
}
