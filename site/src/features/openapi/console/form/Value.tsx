import { toPointer } from '@docs/utils';
import type { JsonPath } from '@docs/utils';
import { Choices, NumberControl, TextControl } from './controls';
import { FieldErrors } from './Violations';
import { useForm } from './form-context';
import type { ValueProps } from './form-context';
import { ListItems, MapEntries } from './Members';
import ObjectFields from './ObjectFields';
import { fits } from './start-value';
import styles from './form.module.css';

/** The control for a value; a value of another kind is shown as JSON, never changed on the way. */
export default function Value({ shape, value, path, labelledBy, errorId }: ValueProps) {
  const { types, change, violations } = useForm();
  if (!fits(shape, value)) return <UnsupportedValue value={value} path={path} />;
  const common = {
    'aria-labelledby': labelledBy,
    'aria-describedby': errorId,
    'aria-invalid': errorId === undefined ? undefined : true,
  };
  const set = (next: unknown) => change(path, next);
  switch (shape.kind) {
    case 'text':
      return <TextControl shape={shape} value={value as string} onChange={set} {...common} />;
    case 'number':
      return <NumberControl value={value as number} onChange={set} {...common} />;
    case 'boolean':
      return (
        <label className={styles.boolean}>
          <input
            type="checkbox"
            checked={value as boolean}
            onChange={(event) => set(event.target.checked)}
            {...common}
          />
          <code>{String(value)}</code>
        </label>
      );
    case 'list':
      return shape.of.kind === 'text' && shape.of.values ? (
        <>
          <Choices
            values={shape.of.values}
            chosen={value as unknown[]}
            onChange={set}
            {...common}
          />
          <FieldErrors
            violations={violations.filter(({ pointer }) =>
              pointer.startsWith(`${toPointer(path)}/`),
            )}
          />
        </>
      ) : (
        <ListItems of={shape.of} items={value as unknown[]} path={path} labelledBy={labelledBy} />
      );
    case 'map':
      return <MapEntries of={shape.of} entries={value as object} path={path} />;
    case 'object':
      return <ObjectFields fields={shape.fields} value={value as object} path={path} />;
    case 'type':
      return <ObjectFields fields={types[shape.name] ?? []} value={value as object} path={path} />;
    case 'any':
      return <UnsupportedValue value={value} path={path} />;
  }
}

const LONGEST = 80;

/** A value for which there is no control: of another kind than documented, or of any kind. */
function UnsupportedValue({ value, path }: { value: unknown; path: JsonPath }) {
  const { violations, editAsJson } = useForm();
  const text = JSON.stringify(value) ?? '';
  const inside = violations.filter(({ pointer }) => pointer.startsWith(`${toPointer(path)}/`));
  return (
    <div className={styles.other}>
      <code>{text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}</code>{' '}
      <button type="button" className={styles.quiet} onClick={editAsJson}>
        Edit as JSON
      </button>
      <FieldErrors violations={inside} />
    </div>
  );
}
