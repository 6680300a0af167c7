import { useBriefState, writeText } from '../../ui/copy/use-copy';
import type { Draft } from './engine/engine';
import { fitsPlaygroundLink, toPlaygroundHash } from './share-hash';
import styles from './styles.module.css';
import { printRequestBody } from './to-request-body';

interface Props {
  draft: Draft;
  isChanged: boolean;
  /** Brings back what something has replaced. */
  undo?: { by: string; press(): void };
  reset(): void;
}

const SHOWN_MS = 4000;

export default function Actions({ draft, isChanged, undo, reset }: Props) {
  const [state, setState] = useBriefState<string>(SHOWN_MS);

  function share(): void {
    if (!fitsPlaygroundLink(draft))
      return setState('The template is too long for a link. Download the request instead.');
    window.history.replaceState(window.history.state, '', toPlaygroundHash(draft));
    writeText(window.location.href).then(
      () => setState('The link is copied.'),
      () => setState('The clipboard is blocked. Copy the link from the URL bar.'),
    );
  }

  function save(): void {
    const body = printRequestBody(draft);
    if (body !== undefined) return download(body);
    setState('The data is not valid JSON yet, so there is no request to download.');
  }

  return (
    <div className={styles.actions}>
      <button type="button" className={styles.button} onClick={share}>
        Copy link
      </button>
      <button type="button" className={styles.button} onClick={save}>
        Download request
      </button>
      {/* One button in one place, so that the focus stays. */}
      <button
        type="button"
        className={styles.button}
        aria-disabled={!isChanged && !undo}
        onClick={undo?.press ?? (isChanged ? reset : undefined)}
      >
        {undo ? `Undo ${undo.by}` : 'Reset'}
      </button>
      <span role="status" className={styles.message}>
        {state !== 'idle' && state}
      </span>
    </div>
  );
}

function download(body: string): void {
  const url = URL.createObjectURL(new Blob([body], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'request.json';
  link.click();
  URL.revokeObjectURL(url);
}
