import { html as prerendered } from '@openapi-page/prerendered';
import Loading from '@theme/Loading';
import React, { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import ConsoleHost from '@site/src/features/console/send/Host';
import { drawRest } from './draw-rest';
import { openForPrint } from './open-for-print';
import { printOperation } from './print-operation';
import { useCopyButtons } from './use-copy-buttons';
import { useInternalLinks } from './use-internal-links';
import { useTarget } from './use-target';

/**
 * The finished HTML of the build. React never has it when the page was opened by its URL:
 * the markup of the client's build is empty, and React leaves what is there. When the page was
 * reached by a link inside the site, the HTML is fetched.
 */
export default function Reference(): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  // One object for life: React writes the HTML again whenever it sees another one.
  const [markup, setMarkup] = useState({ __html: prerendered });
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  const [isReady, setReady] = useState(prerendered !== '');

  useEffect(() => {
    if (container.current?.firstChild) {
      setReady(true);
      return;
    }
    import('@generated/openapi-page/default/reference.json').then(({ default: { html } }) => {
      setMarkup({ __html: html });
      setReady(true);
    }, setError);
  }, [attempt]);

  useTarget(container, isReady);
  useInternalLinks(container);
  const copied = useCopyButtons(container);
  useEffect(() => drawRest(container), []);
  useEffect(() => openForPrint(container), []);
  useEffect(() => printOperation(container), []);

  const retry = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <>
      {isReady && <ConsoleHost container={container} />}
      <span role="status" className="visually-hidden">
        {copied}
      </span>
      <div
        ref={container}
        // What is fetched is drawn at once: the reader comes back to a place in it, or to an anchor.
        className={prerendered === '' && markup.__html !== '' ? 'drawn' : undefined}
        // Until the host of the consoles listens: see src/client-modules/press-again.ts.
        data-waits=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={markup}
      />
      {!isReady && (
        <Loading error={error} retry={retry} pastDelay={false} isLoading timedOut={false} />
      )}
    </>
  );
}
