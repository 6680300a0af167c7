import { useLocation } from '@docusaurus/router';
import React, { useEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { pressAgain } from '@site/src/client-modules/press-again';
import { toPlainLink } from '../links/to-plain-link';
import type Consoles from '..';
import Waiting from './Waiting';
import type { OpenRequest } from '../links/open-request';

interface Props {
  /** The finished HTML of the reference, with a button for each request. */
  container: RefObject<HTMLElement | null>;
}

/**
 * Waits until a reader presses a button of the finished HTML, or arrives by a link that carries a
 * request; only then the consoles are downloaded.
 */
export default function Host({ container }: Props): ReactNode {
  const { hash } = useLocation();
  const [seenHash, setSeenHash] = useState('');
  const [openRequest, setOpenRequest] = useState<OpenRequest>();
  const [loaded, setLoaded] = useState<{ Consoles: typeof Consoles }>();
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  if (hash !== seenHash) {
    setSeenHash(hash);
    const link = toPlainLink(hash);
    if (link !== undefined) setOpenRequest({ hash: link });
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
    if (!isWanted || loaded) return;
    import('..').then(
      (module) => setLoaded({ Consoles: module.default }),
      () => setFailed(true),
    );
  }, [isWanted, loaded, attempt]);

  if (!openRequest) return null;
  const find = (name: string, id: string) =>
    container.current?.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(id)}"]`) ?? null;
  if (loaded) {
    return (
      <loaded.Consoles
        openRequest={openRequest}
        findPlace={(id) => find('console', id)}
        onClose={(id) => requestAnimationFrame(() => find('try', id)?.focus())}
      />
    );
  }
  const place = find('console', toOperationId(openRequest));
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  const waiting = <Waiting isFailed={isFailed} onRetry={retry} />;
  return place ? createPortal(waiting, place) : waiting;
}

function toOperationId(openRequest: OpenRequest): string {
  return 'hash' in openRequest
    ? openRequest.hash.slice(1, openRequest.hash.indexOf('?'))
    : openRequest.operationId;
}
