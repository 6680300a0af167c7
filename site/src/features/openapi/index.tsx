import { anchors, links } from '@openapi-page/prerendered';
import Head from '@docusaurus/Head';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout from '@theme/Layout';
import { useRef, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import PageTitle from '../../ui/PageTitle';
import Navigation from './Navigation';
import type { OperationLink } from './Navigation';
import Reference from './Reference';
import type { Language } from './use-request-language';
import './reference.css';
import './fields.css';
import './examples.css';
import './wide.css';
import './unfolded.css';
import styles from './styles.module.css';

interface Props {
  outline: {
    title: string;
    contract: string;
    product: string;
    document: string;
    description: string;
    server: string;
    operations: OperationLink[];
    languages: Language[];
  };
}

/** The interactive reference at `/openapi/`: calls at the left, all about them beside. */
export default function OpenApi({ outline }: Props) {
  const { title, contract, product, document, description, server, operations, languages } =
    outline;
  const page = useRef<HTMLElement>(null);
  const current = useCurrentOperation(page);
  reportUrls(useBrokenLinks());
  return (
    <Layout title={`${title} | ${product}`} description={description}>
      {/* Anchors land below the bar of the operations: see base.css. */}
      <Head>
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- the framework sets it */}
        <html data-page-bar="operations" />
      </Head>
      <div className={styles.page}>
        <Navigation operations={operations} current={current} />
        <main ref={page} className="openapi">
          <PageTitle eyebrow={document} contract={contract}>
            {title}
          </PageTitle>
          <Reference server={server} languages={languages} />
        </main>
      </div>
    </Layout>
  );
}

/** The build checks links between pages; it does not read finished HTML. */
function reportUrls({ collectAnchor, collectLink }: ReturnType<typeof useBrokenLinks>): void {
  anchors.forEach(collectAnchor);
  links.forEach(collectLink);
}

/** Heading and first line of a section. */
const SHARE_OF_WINDOW = 0.05;

/**
 * The operation whose section crosses a line of the window is the one that is read. The line is below the
 * place where anchors land, also in a low window.
 */
function toReadingLine(): string {
  const { innerHeight } = window;
  // Without the style sheet it is `auto`.
  const landing = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const top = Math.max(landing + 1, innerHeight / 4);
  const bottom = Math.max(0, innerHeight * (1 - SHARE_OF_WINDOW) - top);
  return `${-top}px 0px ${-bottom}px`;
}

/** The operationId of the section that is being read; undefined above the first one. */
function useCurrentOperation(page: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const element = page.current;
    if (!element) return undefined;
    let observer: IntersectionObserver | undefined;
    const observe = () =>
      element.querySelectorAll('.operation').forEach((section) => observer?.observe(section));
    // An observer keeps its margins, and the line moves with the height of the window.
    const start = () => {
      observer?.disconnect();
      const crossing = new Set<string>();
      observer = new IntersectionObserver(
        (entries) => {
          entries.forEach(({ target, isIntersecting }) => {
            if (isIntersecting) crossing.add(target.id);
            else crossing.delete(target.id);
          });
          setCurrent([...crossing].at(-1));
        },
        { rootMargin: toReadingLine() },
      );
      observe();
    };
    start();
    window.addEventListener('resize', start);
    // The sections come later when the page was reached by a link inside the site.
    const additions = new MutationObserver(observe);
    additions.observe(element, { childList: true, subtree: true });
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', start);
      additions.disconnect();
    };
  }, [page]);
  return current;
}
