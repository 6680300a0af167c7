import React, { memo } from 'react';
import type { ReactNode } from 'react';
import Branch from './Branch';
import type { Hooks } from './hooks';
import { isTouched } from './is-touched';
import styles from './styles.module.css';

export interface NodeProps {
  value: unknown;
  /** Absent in lists. */
  name?: string;
  /** JSON pointer, RFC 6901. */
  pointer: string;
  depth: number;
  isLast?: boolean;
  hooks: Hooks;
}

/** One value on its line or lines. Marking a value draws that value again, not the whole JSON. */
const Node = memo(AnyNode, isSame);
export default Node;

function isSame(before: NodeProps, after: NodeProps): boolean {
  const { value, name, pointer, isLast } = before;
  return (
    value === after.value &&
    name === after.name &&
    pointer === after.pointer &&
    isLast === after.isLast &&
    !isTouched(pointer, before.hooks, after.hooks)
  );
}

function AnyNode(props: NodeProps): ReactNode {
  const { value, name, pointer, isLast = true, hooks } = props;
  if (typeof value === 'object' && value !== null) return <Branch {...props} value={value} />;
  const links = hooks.linkTo?.(pointer, value);
  return (
    <div
      className={`${styles.line} ${hooks.marks?.get(pointer) ?? ''}`}
      data-pointer={pointer}
      tabIndex={-1}
    >
      <Name name={name} href={links?.name} />
      <Token kind={toTokenClass(value)} text={JSON.stringify(value)} href={links?.value} />
      {isLast ? '' : ','}
      {isPlain(value) && hooks.renderBeside?.(value, pointer)}
    </div>
  );
}

/** Its card is opened with its line, so that Tab need not pass every name. */
function Token({ kind, text, href }: { kind: string; text: string; href?: string }): ReactNode {
  if (href === undefined) return <span className={kind}>{text}</span>;
  return (
    <a className={kind} href={href} tabIndex={-1}>
      {text}
    </a>
  );
}

export function Name({ name, href }: { name?: string; href?: string }): ReactNode {
  if (name === undefined) return null;
  return (
    <>
      <Token kind="k" text={JSON.stringify(name)} href={href} />
      {': '}
    </>
  );
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function toTokenClass(value: unknown): string {
  return typeof value === 'string' ? 's' : 'n';
}
