import Link from '@docusaurus/Link';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ExampleTitle } from '../../ui/CodeBlock';
import { findKeptEdit } from '../../ui/kept-edits';
import { Reload } from '../../ui/Retry';
import { useLazy } from '../../ui/use-lazy';
import { toPlaygroundLink } from '../../features/playground';
import type { Draft } from '../../features/playground';
import styles from './styles.module.css';

interface Props {
  /** Tells its buttons from those of other examples; absent on pages of older versions. */
  title?: string;
  /** Of the template; English when missing. */
  language?: 'cs';
  children: ReactNode;
}

/**
 * A template beside what it prints. A page carries these buttons only: the engine and the editor are
 * downloaded when one of them is pressed, and read the template from the page.
 */
export default function TemplateExample({ title = 'example', language, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const {
    value: playground,
    phase,
    open,
  } = useLazy(() => import('../../features/playground/Live'));
  const [draft, setDraft] = useState<Draft>();
  const [isEditing, setEditing] = useState(false);
  const [link, setLink] = useState('/genja/playground/');

  function readPage(): Draft {
    return readDraft(box.current!, language ?? 'en');
  }

  function read(): Draft {
    return draft ?? readPage();
  }

  function show(edits: boolean, next = read()): void {
    setDraft(next);
    setEditing(edits);
    open();
  }

  /** Typed text survives a reload. */
  function edit(): void {
    const kept = findKeptEdit(readPage().template).get();
    show(true, draft ?? (kept === null ? readPage() : (JSON.parse(kept) as Draft)));
  }

  function change(next: Draft): void {
    findKeptEdit(readPage().template).set(JSON.stringify(next));
    setDraft(next);
  }

  function discard(): void {
    findKeptEdit(readPage().template).del();
    show(false, readPage());
  }

  const action = phase === 'failed' ? 'Retry' : 'Run';
  const editing = isEditing ? 'Reset' : 'Edit';

  /** The link contains the template; it is made when somebody is about to follow it. */
  function prepare(): void {
    setLink(toPlaygroundLink(read()));
  }

  return (
    <div ref={box} className={styles.example}>
      <ExampleTitle.Provider value={title}>{children}</ExampleTitle.Provider>
      <footer className={styles.bar}>
        <button
          type="button"
          className={styles.main}
          aria-label={`${action}: ${title}`}
          aria-disabled={phase === 'loading'}
          onClick={() => show(isEditing)}
        >
          {action}
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={`${editing}: ${title}`}
          aria-expanded={isEditing}
          onClick={isEditing ? discard : edit}
        >
          {editing}
        </button>
        <Link
          className={styles.note}
          to={link}
          onPointerEnter={prepare}
          onPointerDown={prepare}
          onFocus={prepare}
        >
          <span className={styles.long}>Open in the </span>playground
        </Link>
      </footer>
      {phase === 'failed' && (
        <p role="alert" className="failure">
          The Genja engine did not load. Check your connection and retry. <Reload />
        </p>
      )}
      {playground && draft && (
        <playground.default
          key={isEditing ? 'edit' : 'run'}
          draft={draft}
          isEditing={isEditing}
          onChange={change}
        />
      )}
    </div>
  );
}

/** Reads the template of an example, and its data, from the code on the page. */
function readDraft(box: HTMLElement, language: Draft['language']): Draft {
  const parts = new Map(
    [...box.querySelectorAll(':scope > figure')].map((figure) => [
      figure.querySelector('figcaption span span')?.textContent ?? '',
      figure.querySelector('code')?.textContent ?? '',
    ]),
  );
  return {
    template: parts.get('Template') ?? '',
    data: parts.get('Data') ?? '',
    language,
    seed: 0,
  };
}
