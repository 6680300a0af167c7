import { useState, useEffect, useRef } from 'react';
import { fitsLink, toShareLink } from '../../share-links';
import type { ConsoleRequest } from '../../share-links';
import styles from './console.module.css';
import { useBriefState, writeText } from '../../../ui/copy/use-copy';
import Segments from '../../../ui/kit/Segments';
import form from './form/form.module.css';

export type View = 'form' | 'json' | 'code';

const VIEWS: { id: View; label: string }[] = [
  { id: 'form', label: 'Form' },
  { id: 'json', label: 'JSON' },
  { id: 'code', label: 'Code' },
];

interface Props {
  view: View;
  call: ConsoleRequest;
  isExpanded: boolean;
  onView(view: View): void;
  onExpand(): void;
  onClose(): void;
}

export default function ConsoleHeader({ view, call, onView, ...props }: Props) {
  const [blocked, setBlocked] = useState<ConsoleRequest>();
  return (
    <>
      <div className={styles.head}>
        <Segments label="Request view" segments={VIEWS} chosen={view} onChoose={onView} />
        <CopyLink call={call} onBlocked={setBlocked} />
        <button
          type="button"
          className={`${styles.button} ${styles.expand}`}
          aria-pressed={props.isExpanded}
          onClick={props.onExpand}
        >
          {props.isExpanded ? 'Shrink' : 'Expand'}
        </button>
        <button type="button" className={styles.button} title="Escape" onClick={props.onClose}>
          Close
        </button>
      </div>
      {blocked === call && <LinkField link={toPageLink(call)} />}
    </>
  );
}

interface CopyLinkProps {
  call: ConsoleRequest;
  /** The browser does not copy; undefined when it is tried again. */
  onBlocked(call: ConsoleRequest | undefined): void;
}

const SHOWN_MS = 2500;

type CopyResult = 'copied' | 'large';

const LABELS: Record<CopyResult | 'idle', string> = {
  idle: 'Copy link',
  copied: 'Copied',
  large: 'Too large',
};

const MESSAGES: Record<CopyResult | 'idle', string> = {
  idle: '',
  copied: 'Link copied. It contains the request, but not your key.',
  large: 'The body is too large for a link. Shorten it, or share it as a file.',
};

function CopyLink({ call, onBlocked }: CopyLinkProps) {
  const [state, setState] = useBriefState<CopyResult>(SHOWN_MS);
  const copy = () => {
    onBlocked(undefined);
    if (!fitsLink(call)) {
      setState('large');
      return;
    }
    writeText(toPageLink(call)).then(
      () => setState('copied'),
      () => onBlocked(call),
    );
  };
  return (
    <>
      <button type="button" className={styles.button} title={MESSAGES[state]} onClick={copy}>
        {LABELS[state]}
      </button>
      <span role="status" className="visually-hidden">
        {MESSAGES[state]}
      </span>
    </>
  );
}

/** A link that the browser does not copy: it is selected here, so that the reader can copy it. */
function LinkField({ link }: { link: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <p className={styles.note}>
      <label>
        The clipboard is blocked. The link is selected: press Ctrl+C.
        <input ref={input} className={form.input} readOnly value={link} />
      </label>
    </p>
  );
}

/** The link of a request as a URL of this page, wherever the site is. */
function toPageLink(call: ConsoleRequest): string {
  const { hash } = new URL(toShareLink(call), window.location.href);
  return `${window.location.origin}${window.location.pathname}${hash}`;
}
