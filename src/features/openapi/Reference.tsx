import { html as prerendered } from '@openapi-page/prerendered';
import Loading from '@theme/Loading';
import React, { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import ConsoleHost from '@site/src/features/console/Host';
import { useLazy } from '@site/src/ui/use-lazy';
import { drawRest } from './draw-rest';
import { openForPrint } from './open-for-print';
import { printOperation } from './print-operation';
import { useCopyButtons } from './use-copy-buttons';
import { useInternalLinks } from './use-internal-links';
import { useTarget } from './use-target';

// One object each for life: React writes the HTML again whenever it sees another one.
const PRERENDERED = { __html: prerendered };

async function fetchMarkup(): Promise<typeof PRERENDERED> {
  const { default: reference } = await import('@generated/openapi-page/default/reference.json');
  return { __html: reference.html };
}

/**
 * The finished HTML of the build. React never has it when the page was opened by its URL:
 * the markup of the client's build is empty, and React leaves what is there. When the page was
 * reached by a link inside the site, the HTML is fetched.
 */
export default function Reference(): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const { value: fetched, phase, error, load, retry } = useLazy(fetchMarkup);
  const [isThere, setThere] = useState(prerendered !== '');
  const isReady = isThere || fetched !== undefined;

  useEffect(() => {
    if (container.current?.firstChild) setThere(true);
    else void load();
  }, [load]);

  useTarget(container, isReady);
  useInternalLinks(container);
  const copied = useCopyButtons(container);
  useEffect(() => drawRest(container), []);
  useEffect(() => openForPrint(container), []);
  useEffect(() => printOperation(container), []);

  return (
    <>
      {isReady && <ConsoleHost container={container} />}
      <span role="status" className="visually-hidden">
        {copied}
      </span>
      <div
        ref={container}
        // What is fetched is drawn at once: the reader comes back to a place in it, or to an anchor.
        className={fetched && 'drawn'}
        // Until the host of the consoles listens: see src/client-modules/press-again.ts.
        data-waits=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={fetched ?? PRERENDERED}
      />
      {!isReady && (
        <Loading
          error={phase === 'failed' ? error : undefined}
          retry={() => retry()}
          pastDelay={false}
          isLoading
          timedOut={false}
        />
      )}
    </>
  );
}
