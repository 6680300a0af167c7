import React, { memo } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { escapeKey, toSteps } from '#contract/read/json-pointer';
import { isTouched } from './hooks';
import type { Hooks } from './hooks';
import { PAGE_SIZE, useUnfolding } from './unfolding';
import styles from './styles.module.css';

interface NodeProps {
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

function Name({ name, href }: { name?: string; href?: string }): ReactNode {
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

/** An object or a list: a button folds it. What is folded is not drawn. */
function Branch(props: NodeProps & { value: object }): ReactNode {
  const { value, name, pointer, depth, isLast = true, hooks } = props;
  const href = name === undefined ? undefined : hooks.linkTo?.(pointer, value).name;
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const { isOpen, setOpen, shown, setShown } = useUnfolding(props, Object.keys(value));
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const end = `${close}${isLast ? '' : ','}`;
  if (entries.length === 0) {
    return (
      <div className={styles.line} data-pointer={pointer} tabIndex={-1}>
        <Name name={name} href={href} />
        {open}
        {end}
      </div>
    );
  }
  const count = toCount(entries.length, isList ? 'item' : 'field');
  return (
    <div className={hooks.marks?.get(pointer)} data-pointer={pointer}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.fold}
          data-fold=""
          aria-expanded={isOpen}
          aria-label={`${name ?? toSteps(pointer).at(-1) ?? 'response'}, ${count}`}
          onClick={() => setOpen(!isOpen)}
        />
        <Name name={name} href={href} />
        {open}
        {!isOpen && (
          <>
            <span className={styles.count}> {count} </span>
            {end}
          </>
        )}
      </div>
      {isOpen && (
        <>
          <div className={styles.children}>
            {entries.slice(0, shown).map(([key, child], index) => (
              <Node
                key={key}
                value={child}
                name={isList ? undefined : key}
                pointer={`${pointer}/${escapeKey(key)}`}
                depth={depth + 1}
                isLast={index === entries.length - 1}
                hooks={hooks}
              />
            ))}
            {entries.length > shown && (
              <More left={entries.length - shown} onMore={() => setShown(shown + PAGE_SIZE)} />
            )}
          </div>
          <div className={styles.line}>{end}</div>
        </>
      )}
    </div>
  );
}

interface Props {
  /** Number of entries that are not drawn. */
  left: number;
  onMore(): void;
}

/** Draws more of a long list. The last press leaves the focus at the line above what is new. */
function More({ left, onMore }: Props): ReactNode {
  const press = ({ currentTarget }: MouseEvent) => {
    // The button is about to go.
    if (left <= PAGE_SIZE) focusLine(currentTarget.previousElementSibling);
    onMore();
  };
  return (
    <button type="button" className={styles.more} onClick={press}>
      {`${left} more`}
    </button>
  );
}

/** A value has the focus on the line at which it begins. */
function focusLine(value: Element | null): void {
  const line = value?.querySelector('[data-fold]') ?? value;
  if (line instanceof HTMLElement) line.focus();
}

function toCount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
