interface Props {
  onRetry(): void;
  /** The draft as a link to this page: a reload brings it along. */
  hash?: string;
}

export default function Retry({ onRetry, hash }: Props) {
  return (
    <>
      <button type="button" className="quiet-button" onClick={onRetry}>
        Retry
      </button>{' '}
      <Reload hash={hash} />
    </>
  );
}

/** Beside Retry: after an update of the site the files that this page knows are gone for good. */
export function Reload({ hash }: Pick<Props, 'hash'>) {
  function reload(): void {
    if (hash !== undefined) window.history.replaceState(null, '', hash);
    window.location.reload();
  }
  return (
    <button type="button" className="quiet-button" onClick={reload}>
      Reload the page
    </button>
  );
}
