import Link from '@docusaurus/Link';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Conversion, Note, NoteLevel } from '@docs/vendor/migration';
import { printValue } from '@docs/vendor/compare-responses';
import { linkFields, loadCards } from '../../field-cards';
import { JsonView } from '../../json';
import CodeWords from '../../../ui/CodeWords';
import CopyButton from '../../../ui/copy/CopyButton';
import { useLazy } from '../../../ui/use-lazy';
import styles from './styles.module.css';

/** The type or the body of each result, and the endpoint that takes or returns it. */
const RESULTS: Record<Conversion['kind'], { of: string; label: string; href: string }> = {
  request: {
    of: 'NlpRequest',
    label: 'POST /v2/nlp/analyze',
    href: '/api_media2/reference/api_nlp/#analyze',
  },
  response: { of: 'Analysis', label: 'Analysis', href: '/api_media2/reference/Analysis/' },
  tag: { of: 'Tag', label: 'Tag', href: '/api_media2/reference/Tag/' },
  item: { of: 'getDetails.response', label: 'Details', href: '/api_media2/reference/Details/' },
  'item-request': {
    of: 'GkbItemsInfoRequest',
    label: 'POST /v2/knowledgebase/details',
    href: '/api_media2/reference/api_gkb/#getDetails',
  },
};

export default function Output({ kind, isList, output }: Conversion) {
  const { of, label, href } = RESULTS[kind];
  const linkTo = useLinks(of);
  const source = useRef<HTMLDivElement>(null);
  const isBatch = isList && kind === 'request';
  return (
    <div className={styles.output}>
      <p className={styles.head}>
        <span className={styles.label}>
          Version 2: <Link to={href}>{isBatch ? `${label}/batch` : label}</Link>
        </span>
        <CopyButton source={source} label="Copy the result" />
      </p>
      <div ref={source} data-copy={JSON.stringify(output, undefined, 2)}>
        <JsonView value={output} label="Result in version 2" folds linkTo={linkTo} />
      </div>
    </div>
  );
}

/** Links names to their fields as soon as these are there; the result does not wait for them. */
function useLinks(of: string) {
  const { value: cards, load } = useLazy(loadCards);
  useEffect(() => void load('media-v2'), [load]);
  return useMemo(() => cards && linkFields(cards, of), [cards, of]);
}

const LABELS: Record<NoteLevel, string> = {
  'left-out': 'Not converted',
  missing: 'Missing',
  check: 'Check',
};

/** A long list has one note on many positions; the first ones show what it is about. */
const FEW = 3;

/** Points for a person to check, with links to their explanations. */
export function Notes({ notes }: { notes: Note[] }) {
  if (notes.length === 0) return null;
  return (
    <section aria-label="Check manually">
      <p className={styles.label}>Check manually</p>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <OneNote key={`${note.level} ${note.text} ${note.link.url}`} note={note} />
        ))}
      </ul>
    </section>
  );
}

function OneNote({ note: { level, text, places, link } }: { note: Note }) {
  const [shown, setShown] = useState(FEW);
  const rest = places.length - shown;
  return (
    <li className={styles.note}>
      <b className={level === 'check' ? styles.check : styles.lost}>{LABELS[level]}</b>
      <div>
        {places.slice(0, shown).map(({ path, value }) => (
          <p key={path} className={styles.place}>
            <code>{path || 'the object'}</code>
            {value !== undefined && value !== '' && (
              <>
                {': '}
                <code className={styles.value}>{printValue(value)}</code>
              </>
            )}
          </p>
        ))}
        {rest > 0 && (
          <button type="button" className={styles.more} onClick={() => setShown(shown + 100)}>
            {`and ${rest.toLocaleString('en')} more`}
          </button>
        )}
        <p>
          <CodeWords text={text} /> <Link to={link.url}>{link.label}</Link>
        </p>
      </div>
    </li>
  );
}
