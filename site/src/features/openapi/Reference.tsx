import ConsoleHost from '@openapi-page/console';
import { html as prerendered } from '@openapi-page/prerendered';
import Loading from '@theme/Loading';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import { usePlainLinks } from '../../ui/PlainLink/use-plain-links';
import { useLazy } from '../../ui/use-lazy';
import { offerWrapping } from './offer-wrapping';
import { reveal } from './reveal';
import { useRequestLanguage } from './use-request-language';
import type { Language } from './use-request-language';

// One object each for life: React writes the HTML again whenever it sees another one.
const PRERENDERED = { __html: prerendered };

async function fetchMarkup(): Promise<typeof PRERENDERED> {
  const { default: reference } = await import('@generated/openapi-page/default/reference.json');
  return { __html: reference.html };
}

interface Props {
  server: string;
  languages: Language[];
}

/**
 * The finished HTML of the build. React never has it when the page was opened by its URL:
 * the markup of the client's build is empty, and React leaves what is there. When the page was
 * reached by a link inside the site, the HTML is fetched.
 */
export default function Reference({ server, languages }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const { value: fetched, phase, error, load, retry } = useLazy(fetchMarkup);
  const [isThere, setThere] = useState(prerendered !== '');
  const isReady = isThere || fetched !== undefined;

  useEffect(() => {
    if (container.current?.firstChild) setThere(true);
    else void load();
  }, [load]);

  useTarget(container, isReady);
  usePlainLinks(container);
  const failed = useRequestLanguage(container, languages, isReady);
  useEffect(() => (isReady ? offerWrapping(container.current!) : undefined), [isReady]);
  useEffect(() => drawRest(container), []);
  useEffect(() => openForPrint(container), []);

  return (
    <>
      {isReady && <ConsoleHost container={container} />}
      <p role="alert" className="alert">
        {failed}
      </p>
      <div
        ref={container}
        // Fetched HTML is drawn at once, because the reader comes back to a position in it, or to an anchor.
        className={fetched && 'drawn'}
        // Until the host of the consoles listens: see site/src/ui/press-again.ts.
        data-waits=""
        data-server={server}
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

/** Between two operations a press or a key has its turn. */
const PAUSE = 40;

/** Draws one operation after the other, so that all have their true heights; see reference.css. */
function drawRest(container: RefObject<HTMLElement | null>): () => void {
  const operations = [...(container.current?.querySelectorAll('.operation') ?? [])];
  const rest = [...operations];
  let timer = window.setTimeout(drawNext, PAUSE);
  function drawNext(): void {
    const next = rest.shift();
    if (!next) return;
    const held = operations.find((operation) => operation.getBoundingClientRect().bottom > 0);
    keepScrollPosition(held, () => next.classList.add('drawn'));
    timer = window.setTimeout(drawNext, PAUSE);
  }
  return () => window.clearTimeout(timer);
}

/** Browsers keep what is read in place only while they think that a reader scrolls. */
function keepScrollPosition(held: Element | undefined, change: () => void): void {
  const before = held?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (held?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Brings the field that the URL names into view, also when it is folded away. */
function useTarget(container: RefObject<HTMLElement | null>, isReady: boolean): void {
  const location = useLocation();
  useEffect(() => {
    if (isReady && container.current) reveal(container.current, location.hash);
    // The location is another one after each click, also on the link of the same field.
  }, [container, isReady, location]);
}

/**
 * Opens what is folded while the page is printed. The style sheet does the same where browsers
 * can style folded content; this is for the others.
 */
function openForPrint(container: RefObject<HTMLElement | null>): () => void {
  let opened: HTMLDetailsElement[] = [];
  const open = () => {
    const closed = container.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])');
    opened = [...(closed ?? [])];
    opened.forEach((fold) => (fold.open = true));
  };
  const close = () => opened.forEach((fold) => (fold.open = false));
  window.addEventListener('beforeprint', open);
  window.addEventListener('afterprint', close);
  return () => {
    window.removeEventListener('beforeprint', open);
    window.removeEventListener('afterprint', close);
  };
}
