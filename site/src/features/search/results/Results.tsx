import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Fragment, useLayoutEffect, useRef, useState, useEffect } from 'react';
import Link from '@docusaurus/Link';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import { products, provider, searchLinks } from '@docs/vendor';
import { MOST_HITS } from '@docs/search';
import type { Hit } from '@docs/search';
import { useSearch } from '../use-search';
import { describeState, isNothing } from '../create-session';
import { toSearchUrl, readSearchUrl } from '../search-url';
import type { SearchUrl } from '../search-url';
import Select from '../../../ui/kit/Select';
import styles from './styles.module.css';
import hitStyles from '../hits/styles.module.css';
import HitText from '../hits/HitText';
import { useOpen } from '../hits/use-open';

export interface ContentsProps {
  /** The pages of each product, in the order of its sidebar: URL and title. */
  contents: { id: string; title: string; pages: [url: string, title: string][] }[];
}

export default function Results({ contents }: ContentsProps) {
  const [url, change] = useUrl();
  const basePath = useBaseUrl('/');
  const versions = useVersions();
  const { text } = url;
  const query = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const isKnownVersion = versions.has(url.versionPath);
  const versionPath = isKnownVersion ? url.versionPath : basePath;
  const ids = versions.get(versionPath)?.products ?? [];
  const context = ids.includes(url.context) ? url.context : '';
  // All texts are 150 KB: who only reads the list of pages does not download them.
  const [isReached, setIsReached] = useState(false);
  const isWanted = isReached || text.trim() !== '';
  const state = useSearch({ versionPath, context, withOthers: false }, text, isWanted);
  const message = describeState(state, text);
  const shown = state.hits.length;
  const focusFrom = useRef<number>(undefined);
  useKeptPlace(shown, state.show);

  useLayoutEffect(() => {
    if (focusFrom.current === undefined || shown <= focusFrom.current) return;
    list.current?.children[focusFrom.current]?.querySelector('a')?.focus();
    focusFrom.current = undefined;
  }, [shown]);

  /** Retry and the names go as soon as they are pressed. */
  function goOn(act: () => void): void {
    act();
    query.current?.focus();
  }

  /** The next hits are read on from the first of them. */
  function showMore(): void {
    focusFrom.current = shown;
    state.show(shown + MOST_HITS);
  }

  return (
    <>
      {text.trim() !== '' && <PageMetadata title={`${text.trim().slice(0, 60)} – Search`} />}
      <form
        className={styles.form}
        role="search"
        aria-label="All pages"
        onSubmit={(event) => event.preventDefault()}
      >
        <input
          ref={query}
          className={styles.query}
          aria-label="Search all pages"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={10_000}
          placeholder="Search"
          spellCheck={false}
          value={text}
          onFocus={() => setIsReached(true)}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        <Select
          className={styles.select}
          aria-label="Product"
          value={context}
          options={[
            ['', 'All products'],
            ...products
              .filter(({ id }) => ids.includes(id))
              .map(({ id, title }) => [id, title] as const),
          ]}
          onChange={(id) => change({ context: id })}
        />
        {versions.size > 1 && (
          <Select
            className={styles.select}
            aria-label="Version"
            value={versionPath}
            options={[...versions].map(([path, { label }]) => [path, label])}
            onChange={(path) => change({ versionPath: path })}
          />
        )}
      </form>
      <UrlNotes url={url} isKnownVersion={isKnownVersion} context={context} />
      <p role="status" className={styles.count}>
        {message.text}
      </p>
      {state.phase === 'failed' && (
        <button type="button" className="button" onClick={() => goOn(state.retry)}>
          Retry
        </button>
      )}
      {isNothing(state, text) && state.nearest.length > 0 && (
        <p>
          {state.nearest.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.suggestion}
              onClick={() => goOn(() => change({ text: name }))}
            >
              {name}
            </button>
          ))}
        </p>
      )}
      {isNothing(state, text) && (
        <p>
          Look through{' '}
          {searchLinks.help.map(({ label, path }) => (
            <Fragment key={path}>
              <Link to={`/${path}`}>{label}</Link>,{' '}
            </Fragment>
          ))}
          or <a href={`mailto:${provider.contact}`}>ask support</a>.
        </p>
      )}
      <ol ref={list} className={hitStyles.hits} onClickCapture={() => keepPlace(shown)}>
        {state.hits.map((hit) => (
          <li key={hit.document.u + (hit.document.h ?? '')}>
            <HitLink hit={hit} />
          </li>
        ))}
      </ol>
      {shown > 0 && shown < state.total && (
        <button type="button" className="button" onClick={showMore}>
          {`Show ${Math.min(MOST_HITS, state.total - shown)} more`}
        </button>
      )}
      {text.trim() === '' && <Contents contents={contents} />}
    </>
  );
}

interface Position {
  shown: number;
  top: number;
}

/** Keeps the place in the entry of the history, because a hit that is opened leaves this page. */
function keepPlace(shown: number): void {
  const position: Position = { shown, top: window.scrollY };
  window.history.replaceState({ ...window.history.state, state: position }, '');
}

/** Going back to the list leads to the same hits and to the same place. */
function useKeptPlace(shown: number, show: (count: number) => void): void {
  const { state, key } = useLocation<Position | undefined>();
  const toRestore = useRef<Position>(undefined);
  useEffect(() => {
    toRestore.current = state;
    if (state) show(state.shown);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only for the entry that is opened
  }, [key]);
  useLayoutEffect(() => {
    if (!toRestore.current || shown < toRestore.current.shown) return;
    window.scrollTo({ top: toRestore.current.top, behavior: 'instant' });
    toRestore.current = undefined;
  }, [shown]);
}

export function Contents({ contents }: ContentsProps) {
  return (
    <div className={styles.contents}>
      {contents.map(({ id, title, pages }) => (
        <section key={id}>
          <h2 id={id}>{title}</h2>
          <ul>
            {pages.map(([url, name]) => (
              <li key={url}>
                <Link to={url}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface UrlNotesProps {
  url: SearchUrl;
  isKnownVersion: boolean;
  context: string;
}

function UrlNotes({ url, isKnownVersion, context }: UrlNotesProps) {
  const basePath = useBaseUrl('/');
  const version = url.versionPath.slice(basePath.length).replace(/\/$/, '');
  const title = products.find(({ id }) => id === url.context)?.title;
  const isKnownContext = url.context === context;
  return (
    <>
      {!isKnownVersion && (
        <p>
          There is no version “{version}” of this documentation. Showing results for the current
          version.{' '}
          <Link to={toSearchUrl(basePath, { ...url, context, versionPath: basePath })}>
            Search the current version
          </Link>
        </p>
      )}
      {!isKnownContext && (
        <p>
          {title === undefined
            ? `There is no product “${url.context}”.`
            : `${title} has no such version.`}{' '}
          Showing results for all products.
        </p>
      )}
    </>
  );
}

interface Version {
  label: string;
  products: string[];
}

/** The current versions of all products, and each old version, by version path. */
function useVersions(): Map<string, Version> {
  const basePath = useBaseUrl('/');
  const byPath = new Map<string, Version>();
  Object.entries(useAllDocsData()).forEach(([id, { versions }]) =>
    versions.forEach(({ isLast, path, label }) => {
      const key = isLast ? basePath : `${path}/`;
      const title = products.find((product) => product.id === id)?.title ?? id;
      const version = byPath.get(key) ?? {
        label: isLast ? 'Current versions' : `${title} ${label}`,
        products: [],
      };
      byPath.set(key, { ...version, products: [...version.products, id] });
    }),
  );
  return byPath;
}

/** Browsers limit how often a page may change its URL. */
const PAUSE = 300;

/** The query of the page of results; it is in the URL, so it can be sent to others. */
function useUrl(): [SearchUrl, (changes: Partial<SearchUrl>) => void] {
  const basePath = useBaseUrl('/');
  const { search } = useLocation();
  const history = useHistory();
  const [url, setUrl] = useState(() => readSearchUrl(basePath, search));
  const [read, setRead] = useState(search);

  if (read !== search) {
    setRead(search);
    // Another query was opened, from the search box or by going back. What was replaced here comes
    // back late: more may have been typed since.
    if (history.action !== 'REPLACE') setUrl(readSearchUrl(basePath, search));
  }

  const newUrl = toSearchUrl(basePath, url);
  useEffect(() => {
    if (newUrl === toSearchUrl(basePath, readSearchUrl(basePath, search))) return;
    const timer = setTimeout(() => history.replace(newUrl), PAUSE);
    return () => clearTimeout(timer);
  }, [newUrl, basePath, search, history]);

  return [url, (changes) => setUrl({ ...url, ...changes })];
}

function HitLink({ hit }: { hit: Hit }) {
  const { onClick } = useOpen();
  const url = hit.document.u + (hit.document.h ?? '');
  return (
    <>
      <a className={hitStyles.hit} href={url} onClick={(event) => onClick(event, { url, hit })}>
        <HitText hit={hit} product={hit.document.b[0]} isListed />
      </a>
      {hit.alsoIn.length > 0 && (
        <p className={hitStyles.also}>
          Also in{' '}
          {hit.alsoIn.map(({ t, u }, index) => (
            <Fragment key={u}>
              {index > 0 && ', '}
              <Link to={u}>{t}</Link>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
