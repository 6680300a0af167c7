import { memo, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { escapeCharacters, escapeKey, toSteps } from '@docs/utils';
import styles from './styles.module.css';

export interface Hooks {
  /** Draws something behind a text or a number, such as the requests that take it. */
  renderBeside?(value: string | number, pointer: string): ReactNode;
  /** Where the name of a value is documented, and the value itself where the documentation explains it. */
  linkTo?(pointer: string, value: unknown): { name?: string; value?: string };
  /** Classes of values, by pointer. Whatever lies around a marked value must be in the map too. */
  marks?: ReadonlyMap<string, string>;
  reveal?: string;
}

interface NodeProps {
  value: unknown;
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

/** Whether a value is drawn otherwise with other hooks: it or something in it was marked, or will be. */
export function isTouched(pointer: string, before: Hooks, after: Hooks): boolean {
  if (before.renderBeside !== after.renderBeside || before.linkTo !== after.linkTo) return true;
  if (before.marks !== after.marks && [before, after].some(({ marks }) => marks?.has(pointer))) {
    return true;
  }
  return (
    before.reveal !== after.reveal && [before, after].some((hooks) => isAround(pointer, hooks))
  );
}

function isAround(pointer: string, { reveal }: Hooks): boolean {
  return reveal?.startsWith(`${pointer}/`) ?? false;
}

function AnyNode(props: NodeProps) {
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
      <Token
        kind={typeof value === 'string' ? 's' : 'n'}
        text={toVisible(value)}
        href={links?.value}
      />
      {isLast ? '' : ','}
      {(typeof value === 'string' || typeof value === 'number') &&
        hooks.renderBeside?.(value, pointer)}
    </div>
  );
}

/** Characters that change the direction of what follows, or break a line where JSON has none. */
const INVISIBLE = /[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** JSON in which invisible characters are escapes. @example toVisible('\u2028'); // '"\\u2028"' */
function toVisible(value: unknown): string {
  return escapeCharacters(JSON.stringify(value), INVISIBLE);
}

/** Its card is opened with its line, so that Tab need not pass every name. */
function Token({ kind, text, href }: { kind: string; text: string; href?: string }) {
  if (href === undefined) return <span className={kind}>{text}</span>;
  return (
    <a className={kind} href={href} tabIndex={-1}>
      {text}
    </a>
  );
}

function Name({ name, href }: { name?: string; href?: string }) {
  if (name === undefined) return null;
  return (
    <>
      <Token kind="k" text={toVisible(name)} href={href} />
      {': '}
    </>
  );
}

/** An object or a list: a button folds it. What is folded is not drawn. */
function Branch(props: NodeProps & { value: object }) {
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
  const unit = isList ? 'item' : 'field';
  const count = `${entries.length} ${unit}${entries.length === 1 ? '' : 's'}`;
  return (
    <div className={hooks.marks?.get(pointer)} data-pointer={pointer}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.fold}
          data-fold=""
          tabIndex={-1}
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

/** Of a long list this many items are drawn at a time. */
const PAGE_SIZE = 60;

/** Below this depth, or above this length, a reader unfolds what is wanted. */
const DEEP = 5;
const LONG = 20;

/** Whether a value is open, and how much of it: as the reader left it, or so that what is revealed shows. */
function useUnfolding(
  { pointer, depth, hooks }: { pointer: string; depth: number; hooks: Hooks },
  keys: string[],
) {
  const [isOpen, setOpen] = useState(isOpenAtFirst(depth, keys.length));
  const [shown, setShown] = useState(PAGE_SIZE);
  const [revealed, setRevealed] = useState<string>();
  if (revealed !== hooks.reveal) {
    setRevealed(hooks.reveal);
    if (isAround(pointer, hooks)) {
      const [key = ''] = toSteps(hooks.reveal?.slice(pointer.length) ?? '');
      setOpen(true);
      setShown(Math.max(shown, keys.indexOf(key) + 1));
    }
  }
  return { isOpen, setOpen, shown, setShown };
}

/** The first levels are open; below them, what is deep or long is closed. */
export function isOpenAtFirst(depth: number, length: number): boolean {
  if (depth <= 1) return true;
  return depth < DEEP && length <= LONG;
}

/** Draws more of a long list. The last press leaves the focus at the line above what is new. */
function More({ left, onMore }: { left: number; onMore(): void }) {
  const press = ({ currentTarget }: MouseEvent) => {
    // The button is about to go.
    if (left <= PAGE_SIZE) focusLine(currentTarget.previousElementSibling);
    onMore();
  };
  return (
    <button type="button" className={styles.more} tabIndex={-1} onClick={press}>
      {`${left} more`}
    </button>
  );
}

/** A value has the focus on the line at which it begins. */
function focusLine(value: Element | null): void {
  const line = value?.querySelector('[data-fold]') ?? value;
  if (line instanceof HTMLElement) line.focus();
}

/**
 * Number of lines on which JSON is drawn at first. A button that draws more of a list is one, too.
 *
 * @example countLines({ id: '1', tags: [] }); // 4
 */
export function countLines(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 1;
  const inner = Object.values(value) as unknown[];
  if (inner.length === 0 || !isOpenAtFirst(depth, inner.length)) return 1;
  const shown = inner.slice(0, PAGE_SIZE);
  const more = inner.length > PAGE_SIZE ? 1 : 0;
  return shown.reduce<number>((sum, child) => sum + countLines(child, depth + 1), 2 + more);
}
