import Link from '@docusaurus/Link';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Violation } from '@docs/sandbox';
import { getAt, toPointer, toSteps } from '@docs/utils';
import { describeViolation } from './describe-violation';
import { findRuleUrl } from '../links/find-url';
import { useForm } from './form-context';
import type { ValueProps } from './form-context';
import styles from './form.module.css';

interface Props {
  id?: string;
  violations: Violation[];
  operationId: string;
  rules: Record<string, string>;
  getValue(violation: Violation): unknown;
  renderPlace?(violation: Violation): ReactNode;
}

export default function Violations({ id, violations, renderPlace, ...props }: Props) {
  if (violations.length === 0) return null;
  return (
    <ul id={id} className={styles.violations}>
      {violations.map((violation) => (
        <li key={`${violation.pointer} ${violation.rule}`}>
          {renderPlace && <span>{renderPlace(violation)} </span>}
          <Words violation={violation} {...props} />
        </li>
      ))}
    </ul>
  );
}

type WordsProps = Pick<Props, 'operationId' | 'rules' | 'getValue'> & { violation: Violation };

function Words({ violation, operationId, rules, getValue }: WordsProps) {
  const { rule, pointer } = violation;
  const title = rules[rule];
  if (title === undefined) {
    const isOwn = rule.startsWith('sandbox-');
    return (
      <>
        <span>{describeViolation(violation, getValue(violation))}</span>
        {isOwn && (
          <>
            {' '}
            <Link to="/tools/sandbox/">Sandbox rule</Link>
          </>
        )}
      </>
    );
  }
  const url = findRuleUrl(operationId, toSteps(pointer), rule);
  return (
    <>
      {url === undefined ? <b>{title}</b> : <a href={`#${url}`}>{title}</a>}:{' '}
      <span>{violation.expected}</span>
    </>
  );
}

export function FieldErrors({ id, violations }: { id?: string; violations: Violation[] }) {
  const { operationId, rules, body } = useForm();
  return (
    <Violations
      {...{ id, violations, operationId, rules }}
      getValue={({ pointer }) => getAt(body, toSteps(pointer))}
    />
  );
}

export function CheckedControl(props: Omit<ValueProps, 'errorId'>) {
  const { violations, Value } = useForm();
  const errorId = useId();
  const valueViolations = violations.filter(({ pointer }) => pointer === toPointer(props.path));
  return (
    <div className={styles.control}>
      <Value {...props} errorId={valueViolations.length > 0 ? errorId : undefined} />
      <FieldErrors id={errorId} violations={valueViolations} />
    </div>
  );
}
