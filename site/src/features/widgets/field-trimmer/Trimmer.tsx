import { useRef, useState } from 'react';
import aids from '@generated/sandbox/default/aids.json';
import CodeBlock from '../../../ui/CodeBlock';
import SandboxFailure from '../../../ui/SandboxFailure';
import { ask, read } from '../../sandbox';
import { colorJson } from '../../../ui/color-code';
import { useResponse } from '../shared/use-response';
import { describeChoice, toggleField, toRequestPart, toShare } from './choice';
import type { Choice as Chosen } from './choice';
import { Choice, Source } from '../shared/parts';
import styles from './styles.module.css';
import { printWarnings } from '@docs/sandbox/warnings';

/** Enough for an editor's list of photos. */
const AT_FIRST: Chosen = { returnObjects: true, fields: ['name', 'url'] };

export default function Trimmer() {
  const [choice, setChoice] = useState(AT_FIRST);
  const { response, error, retry } = useResponse(JSON.stringify(choice), loadSizes);
  const output = useRef<HTMLDivElement>(null);
  const isThere = response !== undefined && error === undefined;
  return (
    <>
      <div className={styles.columns}>
        <Controls choice={choice} fields={aids.photoFields} onChange={setChoice} />
        <div ref={output} tabIndex={-1}>
          <p className={styles.meaning}>{describeChoice(choice)}</p>
          {error !== undefined && (
            <SandboxFailure error={error} onRetry={() => retry()} next={output}>
              Your choices are kept.
            </SandboxFailure>
          )}
          {isThere && <Sizes {...response} />}
        </div>
      </div>
      <div className={styles.codes}>
        <CodeBlock label="Part of the request" html={colorJson(toRequestPart(choice))} />
        {isThere && <CodeBlock label="First photo" html={colorJson(response.photo)} />}
      </div>
      <Source>The real service has other photos, and their fields depend on the photo bank.</Source>
    </>
  );
}

interface ControlsProps {
  choice: Chosen;
  fields: string[];
  onChange(choice: Chosen): void;
}

/** The two fields of the request, and the fields of a photo; `id` cannot be left out. */
function Controls({ choice, fields, onChange }: ControlsProps) {
  const { returnObjects, fields: list } = choice;
  const free = fields.filter((name) => name !== 'id');
  return (
    <div className={styles.controls}>
      <Choice
        type="checkbox"
        isChosen={returnObjects}
        onChoose={() => onChange({ ...choice, returnObjects: !returnObjects })}
      >
        <code>returnObjects</code>
      </Choice>
      <Choice
        type="checkbox"
        isChosen={list !== undefined}
        onChoose={() => onChange({ returnObjects, ...(!list && { fields: ['name', 'url'] }) })}
      >
        <code>returnObjectFields</code>, a list
      </Choice>
      <fieldset className={styles.fields}>
        <legend className="visually-hidden">Fields of a photo</legend>
        <Choice type="checkbox" isChosen isDisabled onChoose={() => undefined}>
          <code>id</code> always
        </Choice>
        {free.map((name) => (
          <Choice
            key={name}
            type="checkbox"
            isChosen={list === undefined || list.includes(name)}
            isDisabled={list === undefined}
            onChoose={() => onChange(toggleField(choice, name, free))}
          >
            <code>{name}</code>
          </Choice>
        ))}
      </fieldset>
    </div>
  );
}

function Sizes({ whole, trimmed, warning }: LoadedSizes) {
  const share = toShare(trimmed, whole);
  return (
    <div role="status">
      <dl className={styles.sizes}>
        <Size label="The same request without the list" bytes={whole} share={100} />
        <Size
          label="This request"
          bytes={trimmed}
          share={share}
          note={trimmed === whole ? 'no difference' : `${share}% of it`}
        />
      </dl>
      {warning && (
        <p className={styles.warning}>
          <code>X-Sandbox-Warning</code> {warning}
        </p>
      )}
    </div>
  );
}

interface SizeProps {
  label: string;
  bytes: number;
  share: number;
  note?: string;
}

function Size({ label, bytes, share, note }: SizeProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{bytes.toLocaleString('en')} bytes</b> {note}
        <div className={styles.bar} style={{ width: `${Math.min(share, 100)}%` }} />
      </dd>
    </div>
  );
}

interface LoadedSizes {
  /** Bytes of the response to the same request without `returnObjectFields`. */
  whole: number;
  trimmed: number;
  photo: unknown;
  /** The header by which the sandbox says what it ignored. */
  warning?: string;
}

interface Recommendation {
  photosIds: string[];
  photos?: object[];
}

/** The sample article of the guides, for as many photos as a page of a picture desk shows. */
const REQUEST = {
  id: '1234',
  title: 'Emmanuel Macron in Germany.',
  text: 'Mr. Macron visits a trade show in Munich.',
  recommendationCount: 10,
};

async function loadSizes(choice: string): Promise<LoadedSizes> {
  const chosen = JSON.parse(choice) as Chosen;
  const [whole, trimmed] = await Promise.all(
    [{ ...chosen, fields: undefined }, chosen].map((variant) =>
      ask('POST /v2/photos/demo/recommend', { ...REQUEST, ...toRequestPart(variant) }),
    ),
  );
  if (!whole || !trimmed) throw new Error('Two requests must have two responses.');
  read(whole);
  const { photos, photosIds } = read<Recommendation>(trimmed);
  const warning = printWarnings(trimmed.headers);
  return {
    whole: whole.bytes,
    trimmed: trimmed.bytes,
    photo: photos?.[0] ?? photosIds[0],
    ...(warning !== null && { warning }),
  };
}
