interface Props {
  onRetry(): void;
  className?: string;
  /** The draft as a link to this page: a reload brings it along. */
  hash?: string;
}

export default function Retry({ onRetry, className = 'button', hash }: Props) {
  return (
    <>
      <button type="button" className={className} onClick={onRetry}>
        Retry
      </button>{' '}
      <Reload className={className} hash={hash} />
    </>
  );
}

/** Beside Retry: after an update of the site the files that this page knows are gone for good. */
export function Reload({ className = 'button', hash }: Pick<Props, 'className' | 'hash'>) {
  function reload(): void {
    if (hash !== undefined) window.history.replaceState(null, '', hash);
    window.location.reload();
  }
  return (
    <button type="button" className={className} onClick={reload}>
      Reload the page
    </button>
  );
}
