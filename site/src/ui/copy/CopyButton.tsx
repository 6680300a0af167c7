import type { RefObject } from 'react';
import { useCopy } from './use-copy';

interface Props {
  source: RefObject<HTMLElement | null>;
  className?: string;
  title?: string;
}

export default function CopyButton({ source, ...props }: Props) {
  const { isCopied, message, copy } = useCopy(source);
  return (
    <>
      <button type="button" {...props} onClick={copy}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      <span role="status" className="visually-hidden">
        {message}
      </span>
    </>
  );
}
