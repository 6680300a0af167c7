import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Shape } from '@docs/openapi/forms';
import type { JsonPath } from '@docs/utils';
import { isExact, TOO_LONG } from '../../../json';
import { useForm } from './form-context';
import Select from '../../../../ui/kit/Select';
import { VERBATIM } from '../../../../ui/kit/verbatim';
import styles from './form.module.css';

/** Ties a control to its name and to its errors. */
interface ControlProps {
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}

interface TextControlProps extends ControlProps {
  shape: Shape & { kind: 'text' };
  value: string;
  onChange(text: string): void;
}

const LINE = 45;
const MOST_LINES = 8;

/** A text: a choice where its values are closed, lines where it contains sentences. */
export function TextControl({ shape, value, onChange, ...common }: TextControlProps) {
  const listId = useId();
  if (shape.values) {
    const options = shape.values.includes(value) ? shape.values : [value, ...shape.values];
    return <Select className={styles.input} {...{ value, options, onChange }} {...common} />;
  }
  if (shape.long) {
    const lines = value.split('\n').reduce((sum, line) => sum + 1 + line.length / LINE, 0);
    return (
      <textarea
        className={styles.input}
        dir="auto"
        rows={Math.min(MOST_LINES, Math.floor(lines))}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...common}
      />
    );
  }
  return (
    <>
      <input
        className={styles.input}
        dir="auto"
        value={value}
        list={shape.suggestions ? listId : undefined}
        {...VERBATIM}
        onChange={(event) => onChange(event.target.value)}
        {...common}
      />
      {shape.suggestions && (
        <datalist id={listId}>
          {shape.suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </>
  );
}

interface NumberControlProps extends ControlProps {
  value: number;
  onChange(value: number): void;
}

/**
 * A field for a number. It keeps what isn't a number yet, such as a lone minus, until it is one or
 * something else changes the number.
 */
export function NumberControl({ value, onChange, ...common }: NumberControlProps) {
  const [draft, setDraft] = useState<{ text: string; value: number }>();
  const text = draft?.value === value ? draft.text : `${value}`;
  const isWaiting = parseNumber(text) === undefined;
  const hintId = useId();
  const { leave } = useForm();
  const type = (next: string) => {
    const number = parseNumber(next);
    setDraft({ text: next, value: number ?? value });
    if (number !== undefined) onChange(number);
  };
  return (
    <>
      <input
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={() => leave(() => setDraft(undefined))}
        {...common}
        aria-invalid={isWaiting || common['aria-invalid']}
        aria-describedby={isWaiting ? hintId : common['aria-describedby']}
      />
      <Hint id={hintId}>
        {isWaiting &&
          `${isTooLong(text) ? TOO_LONG : 'Not a number yet'}; the body still contains ${value}.`}
      </Hint>
    </>
  );
}

interface FieldNameProps {
  id: string;
  href: string;
  required?: boolean | undefined;
  children: ReactNode;
}

export function FieldName({ id, href, required, children }: FieldNameProps) {
  return (
    <span className={styles.name}>
      <a id={id} href={href}>
        <code>{children}</code>
      </a>
      {required && <span className="badge badge--required">required</span>}
    </span>
  );
}

/** Says below a control why its text waits. It is there before, so that its words are announced. */
export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.hint} aria-live="polite">
      {children}
    </p>
  );
}

function parseNumber(text: string): number | undefined {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) || isTooLong(text) ? undefined : number;
}

function isTooLong(text: string): boolean {
  return !Number.isNaN(Number(text)) && !isExact(text.trim());
}

interface ChoicesProps extends ControlProps {
  values: string[];
  /** May contain values that are not allowed; they can be taken out like the others. */
  chosen: unknown[];
  onChange(chosen: unknown[]): void;
}

export function Choices({ values, chosen, onChange, ...common }: ChoicesProps) {
  const others = chosen.filter((item) => !values.includes(item as string));
  const toggle = (value: unknown) =>
    onChange(chosen.includes(value) ? chosen.filter((item) => item !== value) : [...chosen, value]);
  return (
    <div className={styles.choices} role="group" {...common} aria-invalid={undefined}>
      {[...values, ...others].map((value) => (
        <label key={JSON.stringify(value)} className={styles.boolean}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <code>{typeof value === 'string' ? value : JSON.stringify(value)}</code>
        </label>
      ))}
    </div>
  );
}

/** Takes a value out of the body. The focus goes on to the object or list that held it. */
export function RemoveButton({ path, name }: { path: JsonPath; name: string }) {
  const { change } = useForm();
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={`Remove ${name}`}
      title={`Remove ${name}`}
      onClick={(event) => {
        event.currentTarget.closest<HTMLElement>('[data-members]')?.focus();
        change(path, undefined);
      }}
    >
      ×
    </button>
  );
}
