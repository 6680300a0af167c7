import React from 'react';
import type { ReactNode } from 'react';
import { escapeKey } from '#contract/json-pointer';
import { PAGE_SIZE } from './limits';
import More from './More';
import Node, { Name } from './Node';
import type { NodeProps } from './Node';
import styles from './styles.module.css';
import { useUnfolding } from './use-unfolding';

/** An object or a list: a button folds it. What is folded is not drawn. */
export default function Branch(props: NodeProps & { value: object }): ReactNode {
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
  const count = `${entries.length} ${isList ? 'items' : 'fields'}`;
  return (
    <div className={hooks.marks?.get(pointer)} data-pointer={pointer}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.fold}
          data-fold=""
          aria-expanded={isOpen}
          aria-label={`${name ?? (pointer.split('/').at(-1) || 'response')}, ${count}`}
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
