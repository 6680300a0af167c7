import type { RefObject } from 'react';
import { useCopy } from './use-copy';

interface Props {
  source: RefObject<HTMLElement | null>;
  /** Says to those who do not see the sign which text it copies: `Copy cURL`. */
  label: string;
}

export default function CopyButton({ source, label }: Props) {
  const { isCopied, message, copy } = useCopy(source);
  return (
    <>
      <button
        type="button"
        className={`icon-button copy-button ${isCopied ? 'copied' : ''}`.trim()}
        aria-label={isCopied ? 'Copied' : label}
        title="Copy"
        onClick={copy}
      />
      <span role="status" className="visually-hidden">
        {message}
      </span>
    </>
  );
}
