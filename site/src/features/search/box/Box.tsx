import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useMemo, useRef, useState } from 'react';
import type {
  ComponentPropsWithRef,
  FormEvent,
  RefObject,
  KeyboardEvent as ReactKeyboardEvent,
} from 'react';
import Retry from '../../../ui/Retry';
import { useLazy } from '../../../ui/use-lazy';
import { useOnline } from '../../../ui/Retry/use-online';
import { areSingleKeysOn, openShortcuts } from '../../shortcuts';
import { startWorker } from '../start-worker';
import styles from './styles.module.css';
import { useActiveDocs } from '../../../ui/use-product';
import { useLocation } from '@docusaurus/router';
import type { Scope } from '../create-session';
import type { HitState } from '../hits/use-open';

/**
 * The search box of the navigation bar. It is only an input in a form, which works before the
 * script arrives and without it; the search itself is loaded when a reader comes near.
 */
export default function Box() {
  const [text, setText] = useState('');
  const [inputProps, setInputProps] = useState<ComponentPropsWithRef<'input'>>();
  const [entered, setEntered] = useState<string>();
  const [isIndexLoading, setIsIndexLoading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const scope = useScope();
  const lazy = useLazy(() => {
    startWorker(scope);
    return import('../hits/Panel');
  });
  const { value: panel, phase, open: load, retry } = lazy;
  const basePath = useBaseUrl('/');
  useShortcut(input);
  useShownHit();
  useOnline(() => phase === 'failed' && load());

  useEffect(() => {
    // The built page has this input too: a reader may have been quicker than the scripts.
    setText(input.current?.value ?? '');
    if (document.activeElement === input.current) load();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes alive
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') return;
    setEntered(text);
    load();
  }

  function onKeyDown(event: ReactKeyboardEvent<HTMLInputElement>): void {
    // Keys of a composition belong to it; Safari tells of its Enter by the code only.
    if (event.nativeEvent.isComposing || event.keyCode === 229) {
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    if (event.key === 'Escape') setEntered(undefined);
    inputProps?.onKeyDown?.(event);
  }

  /** After a failure only Retry tries again: it must not vanish under the pointer that reaches it. */
  function approach(): void {
    if (phase === 'idle') load();
  }

  function clear(): void {
    setText('');
    input.current?.focus();
  }

  return (
    <form
      className={styles.box}
      role="search"
      aria-label="Site"
      action={`${basePath}search/`}
      onSubmit={submit}
      onMouseEnter={approach}
      onFocus={approach}
      onBlur={() => setEntered(undefined)}
    >
      <input
        aria-label="Search"
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
        {...inputProps}
        ref={inputProps?.ref ?? input}
        onKeyDown={onKeyDown}
        className={styles.input}
        name="q"
        placeholder="Search"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={10_000}
        value={text}
      />
      {phase === 'loading' || isIndexLoading ? (
        <span className={styles.ring} role="status" aria-label="Loading search" />
      ) : (
        text === '' && <Keys />
      )}
      {text !== '' ? (
        <button type="button" className={styles.clear} aria-label="Clear" onClick={clear} />
      ) : (
        panel && (
          <button
            type="button"
            className={styles.close}
            aria-label="Close search"
            onClick={leave}
          />
        )
      )}
      {panel && (
        <panel.default
          {...{ scope, input, text, setText, setInputProps, entered, setEntered }}
          setIsLoading={setIsIndexLoading}
        />
      )}
      {phase === 'failed' && text !== '' && (
        <div className={styles.panel} role="alert">
          <p className={styles.message}>
            Search did not load. <Retry onRetry={() => retry(input.current)} />
          </p>
        </div>
      )}
    </form>
  );
}

function Keys() {
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <kbd className={styles.keys} aria-hidden="true">
      {isApple ? '⌘ K' : 'Ctrl K'}
    </kbd>
  );
}

/** Where letters are text. */
const TYPED = 'input, textarea, select, [contenteditable]';

/** Ctrl or Cmd and K, or `/`, move the focus into the search box; `?` lists the shortcuts. */
function useShortcut(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      const hasModifier = ctrlKey || metaKey;
      const isSingle = !hasModifier && !altKey && (key === '/' || key === '?');
      if (isSingle ? !isFree(event) : !hasModifier || key.toLowerCase() !== 'k') return;
      if (!isSingle && (shiftKey || altKey)) return;
      event.preventDefault();
      if (key === '?') return openShortcuts();
      input.current?.focus();
      input.current?.select();
      // The list opens as it does for the mouse.
      input.current?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}

function isFree({ target }: KeyboardEvent): boolean {
  return !(target instanceof Element && target.closest(TYPED)) && areSingleKeysOn();
}

/** On a phone, the box and its list cover the page as long as something in them has the focus. */
function leave(): void {
  (document.activeElement as HTMLElement | null)?.blur();
}

/** The version and the product that is being read; all products on the other pages. */
function useScope(): Scope {
  const basePath = useBaseUrl('/');
  const { id: context = '', version } = useActiveDocs();
  const versionPath = version === undefined || version.isLast ? basePath : `${version.path}/`;
  // An old version is searched alone.
  const withOthers = version?.isLast ?? true;
  return useMemo(() => ({ versionPath, context, withOthers }), [versionPath, context, withOthers]);
}

const HIGHLIGHT = 'search';

/** On a page that was opened from the search: marks the words that were found. */
function useShownHit(): void {
  const { state, pathname, key } = useLocation<HitState | undefined>();
  const words = state?.searchWords;
  useEffect(() => {
    if (words === undefined) return;
    // No useLazy(): nothing is drawn, and without the marks the page is complete.
    import('./show-hit').then(
      ({ showHit }) => {
        // A reader who has gone on meanwhile is on another page, with another state.
        if (window.location.pathname === pathname) showHit(words, HIGHLIGHT);
      },
      () => {},
    );
    // Each navigation counts, also to the same place.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  useEffect(() => () => void CSS.highlights?.delete(HIGHLIGHT), [pathname]);
}
