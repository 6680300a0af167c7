import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { pressAgain } from '../../../ui/press-again';
import { useLazy } from '../../../ui/use-lazy';
import Retry from '../../../ui/Retry';
import { findOpenRequest } from './links/open-request';
import type { OpenRequest } from './links/open-request';

interface Props {
  /** The finished HTML of the reference, with a button for each request. */
  container: RefObject<HTMLElement | null>;
}

const loadConsoles = () => import('.');

/** Downloads the consoles when a reader presses a button of the finished HTML, or comes with a request. */
export default function Host({ container }: Props) {
  const { hash, search } = useLocation();
  const [seenUrl, setSeenUrl] = useState<{ search: string; hash: string }>();
  const [openRequest, setOpenRequest] = useState<OpenRequest>();
  const { value: consoles, phase, load, retry } = useLazy(loadConsoles);

  if (search !== seenUrl?.search || hash !== seenUrl.hash) {
    setSeenUrl({ search, hash });
    const request = findOpenRequest({ search, hash }, seenUrl);
    if (request) setOpenRequest(request);
  }

  useEffect(() => {
    const element = container.current;
    const press = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('[data-try]') : null;
      const operationId = button?.getAttribute('data-try');
      if (operationId) setOpenRequest({ operationId });
    };
    element?.addEventListener('click', press);
    element?.removeAttribute('data-waits');
    pressAgain();
    return () => element?.removeEventListener('click', press);
  }, [container]);

  const isWanted = openRequest !== undefined;
  useEffect(() => {
    if (isWanted) void load();
  }, [isWanted, load]);

  if (!openRequest) return null;
  const find = (name: string, id: string) =>
    container.current?.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(id)}"]`) ?? null;
  if (consoles) {
    return (
      <consoles.default
        openRequest={openRequest}
        findPlace={(id) => find('console', id)}
        onClose={(id) => requestAnimationFrame(() => find('try', id)?.focus())}
      />
    );
  }
  const parent = find('console', toOperationId(openRequest));
  const waiting = <Waiting isFailed={phase === 'failed'} onRetry={() => retry()} />;
  return parent ? createPortal(waiting, parent) : waiting;
}

function toOperationId(openRequest: OpenRequest): string {
  return 'hash' in openRequest
    ? openRequest.hash.slice(1, openRequest.hash.indexOf('?'))
    : openRequest.operationId;
}

/** Replaces a console until it has been downloaded. Its styles are the page's. */
function Waiting({ isFailed, onRetry }: { isFailed: boolean; onRetry(): void }) {
  if (!isFailed) {
    return (
      <p className="waiting" role="status">
        Loading the console…
      </p>
    );
  }
  return (
    <p className="failed" role="alert">
      The console did not load. Check your connection and retry. <Retry onRetry={onRetry} />
    </p>
  );
}
