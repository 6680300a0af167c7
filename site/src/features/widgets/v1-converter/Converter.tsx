import { useDeferredValue, useId, useMemo, useState } from 'react';
import examples from '@generated/sandbox/default/v1-examples.json';
import type { Conversion, Failure, TypeKind } from '@docs/vendor/migration';
import { kindNames } from '@docs/vendor/migration';
import Select from '../../../ui/kit/Select';
import { VERBATIM } from '../../../ui/kit/verbatim';
import { Choice } from '../shared/parts';
import { convertText } from './convert-text';
import CodeWords from '../../../ui/CodeWords';
import Output, { Notes } from './Output';
import styles from './styles.module.css';

const OWN = 'Your JSON';

/** A text in the form of version 1 on one side, what it is in version 2 on the other. */
export default function Converter() {
  const [source, setSource] = useState(OWN);
  // Each source keeps its text: an example never replaces what was pasted.
  const [texts, setTexts] = useState<Record<string, string>>(() => ({
    [OWN]: '',
    ...Object.fromEntries(
      Object.entries(examples).map(([label, json]) => [label, JSON.stringify(json, undefined, 2)]),
    ),
  }));
  const [kinds, setKinds] = useState<Record<string, TypeKind | ''>>({});
  const id = useId();
  const text = texts[source] ?? '';
  const kind = kinds[source] ?? '';
  // A long text is converted when the letter that was typed is on the screen.
  const later = useDeferredValue(text);
  const result = useMemo(() => convertText(later, kind === '' ? undefined : kind), [later, kind]);
  const failure = result && 'error' in result ? result : undefined;
  const conversion = result && 'output' in result ? result : undefined;
  return (
    <>
      <fieldset className={styles.sources}>
        <legend>Convert</legend>
        {Object.keys(texts).map((label) => (
          <Choice
            key={label}
            type="radio"
            name={`${id}-source`}
            isChosen={label === source}
            onChoose={() => setSource(label)}
          >
            {label === OWN ? OWN : `Example: ${label.toLowerCase()}`}
          </Choice>
        ))}
      </fieldset>
      <div className={styles.columns}>
        <div className={styles.input}>
          <label className={styles.label} htmlFor={`${id}-text`}>
            Version 1, as JSON
          </label>
          <textarea
            id={`${id}-text`}
            className={styles.text}
            value={text}
            rows={Math.min(20, Math.max(8, text.split('\n', 21).length))}
            placeholder="Paste a request, a response, a stored tag, an item, or a list of them."
            {...VERBATIM}
            aria-invalid={failure !== undefined}
            aria-describedby={`${id}-status`}
            onChange={({ target }) => setTexts({ ...texts, [source]: target.value })}
          />
          <p className={styles.kind}>
            <label htmlFor={`${id}-kind`}>Read as</label>{' '}
            <Select
              id={`${id}-kind`}
              value={kind}
              options={[['', 'what its keys say'], ...Object.entries(kindNames)]}
              onChange={(name) => setKinds({ ...kinds, [source]: name as TypeKind | '' })}
            />
          </p>
        </div>
        {conversion && <Output {...conversion} />}
      </div>
      {/* The region is always there, so that screen readers announce what changes in it. */}
      <p
        id={`${id}-status`}
        role="status"
        className={failure ? `${styles.status} ${styles.failure}` : styles.status}
      >
        <CodeWords text={describe(result)} />
      </p>
      {conversion && <Notes notes={conversion.notes} />}
    </>
  );
}

function describe(result: Conversion | Failure | undefined): string {
  if (result === undefined) {
    return 'The text is converted in your browser, as you type. It is not sent anywhere.';
  }
  if ('error' in result) return result.error;
  const { kind, isList, output, notes } = result;
  const what = kind === 'item-request' ? 'the request for an item' : kindNames[kind];
  const count = isList ? `${Object.keys(output as object).length.toLocaleString('en')} times ` : '';
  if (notes.length === 0) return `Converted: ${count}${what}. Nothing is left for you to do.`;
  const points = notes.length === 1 ? 'one point' : `${notes.length} points`;
  return `Converted: ${count}${what}. Check ${points} manually.`;
}
