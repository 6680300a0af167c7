import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCombobox } from 'downshift';
import type { UseComboboxStateChange } from 'downshift';
import { memo, useLayoutEffect, useMemo, useEffect, useRef } from 'react';
import type { ComponentPropsWithRef, RefObject } from 'react';
import { useProducts } from '../../../ui/use-product';
import { openShortcuts } from '../../shortcuts';
import { describeState } from '../create-session';
import type { Scope, SessionState } from '../create-session';
import { useSearch } from '../use-search';
import { listOptions } from './list-options';
import type { Option } from './list-options';
import OptionList from './OptionList';
import { useRecent } from './recent';
import { findFirstIndex, useKeptHighlight } from './use-kept-highlight';
import { useOpen } from './use-open';
import boxStyles from '../box/styles.module.css';
import styles from './styles.module.css';
import { Level } from '@docs/search';

interface Props {
  scope: Scope;
  input: RefObject<HTMLInputElement | null>;
  text: string;
  setText: (text: string) => void;
  /** Makes the input of the box the input of this list. */
  setInputProps: (props: ComponentPropsWithRef<'input'>) => void;
  setIsLoading: (isLoading: boolean) => void;
  /** The text for which Enter was pressed before its hits were there. */
  entered: string | undefined;
  setEntered: (text: string | undefined) => void;
}

const { InputKeyDownEnter, InputKeyDownEscape, InputBlur, InputClick, ItemClick, MenuMouseLeave } =
  useCombobox.stateChangeTypes;

/** The list below the search box: hits while one types, chosen by arrows, Enter or a click. */
function Panel(props: Props) {
  const { scope, input, text, setText, setInputProps, setIsLoading, entered, setEntered } = props;
  const basePath = useBaseUrl('/');
  const state = useSearch(scope, text);
  const { open } = useOpen();
  const products = useProducts();
  const { recent, forget } = useRecent();
  const options = useMemo(
    () => listOptions(text, state, { products, basePath, ...scope }, recent),
    [text, state, products, basePath, scope, recent],
  );

  const combobox = useCombobox<Option>({
    items: options,
    // Letters may have been typed before this script arrived.
    initialIsOpen: text !== '' || document.activeElement === input.current,
    // Pages that are always listed are not preselected, so Enter opens hits only.
    defaultHighlightedIndex: findFirstIndex(options),
    inputValue: text,
    selectedItem: null,
    itemToString: () => text,
    itemToKey: (option) => option?.key,
    stateReducer: (before, action) => {
      const { type, changes } = action;
      if (type === InputClick) return { ...changes, isOpen: true };
      // To leave the box is not to choose.
      if (type === InputBlur) return { ...changes, selectedItem: before.selectedItem };
      // Enter opens what was pointed at last.
      if (type === MenuMouseLeave) return before;
      noteChoice(before, action);
      const { kind = 'all' } = changes.selectedItem ?? {};
      const staysOpen = kind === 'retry' || kind === 'nearest' || kind === 'forget';
      return staysOpen ? { ...changes, isOpen: true } : changes;
    },
    onInputValueChange: ({ type, inputValue }) => {
      if (type === InputKeyDownEscape) setText(inputValue);
    },
    onSelectedItemChange: choose,
  });

  function choose({ type, selectedItem }: UseComboboxStateChange<Option>): void {
    if (selectedItem?.kind === 'retry') state.retry();
    else if (selectedItem?.kind === 'nearest') setText(selectedItem.label);
    else if (selectedItem?.kind === 'forget') forget();
    // A click follows the link itself.
    else if (selectedItem && type === InputKeyDownEnter) open(selectedItem);
    if (selectedItem && (type === InputKeyDownEnter || type === ItemClick)) finish(selectedItem);
  }

  function finish({ kind }: Option): void {
    if (kind === 'hit' || kind === 'all') setText('');
  }

  const { search } = state;
  const isLoading = state.phase === 'loading';
  const { isOpen, highlightedIndex, setHighlightedIndex } = combobox;
  const noteChoice = useKeptHighlight({ options, highlightedIndex, setHighlightedIndex });
  const isSettled = useEntered({ state, entered, text }, () => {
    setEntered(undefined);
    const [first] = options;
    if (first?.kind !== 'hit') return combobox.openMenu();
    open(first);
    setText('');
  });
  const hasOptions = options.length > 0;
  useLayoutEffect(() => {
    setInputProps({
      ...combobox.getInputProps(
        {
          ref: input,
          'aria-label': 'Search',
          onChange: ({ currentTarget: { value } }) => {
            void search(value);
            setText(value);
          },
          onKeyDown: (event) => {
            // Enter sends the form, which waits for the first hit: the list is of an earlier text.
            const { value } = event.currentTarget;
            const option = options[highlightedIndex];
            if (
              event.key === 'Enter' &&
              (event.ctrlKey || event.metaKey) &&
              option &&
              'url' in option
            ) {
              event.preventDefault();
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
              window.open(option.url);
              return;
            }
            const isEarly = highlightedIndex < 0 || !isSettled(value, highlightedIndex > 0);
            if (event.key === 'Enter' && value !== '' && isEarly)
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
          },
        },
        { suppressRefError: true },
      ),
      // Nothing is highlighted in an empty list.
      ...(!hasOptions && { 'aria-activedescendant': undefined }),
    });
    setIsLoading(isLoading);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the props are new with each letter
  }, [isOpen, highlightedIndex, hasOptions, isLoading, search]);

  const message = describeState(state, text);
  return (
    // Pressing the mouse on a line must not take the focus from the input: it would close the list.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={isOpen ? boxStyles.panel : boxStyles.closed}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="status" className={message.isShown ? boxStyles.message : 'visually-hidden'}>
        {isOpen && message.text}
      </div>
      <div {...combobox.getMenuProps({ 'aria-label': 'Search results', className: styles.list })}>
        {isOpen && (
          <OptionList
            products={products}
            options={options}
            highlightedIndex={highlightedIndex}
            getItemProps={combobox.getItemProps}
          />
        )}
      </div>
      {isOpen && hasOptions && <Foot />}
    </div>
  );
}

// It hands props to the box, which draws itself and this list again: once is enough.
export default memo(Panel);

/** The keys are hidden from screen readers, which explain those of every such list. */
function Foot() {
  return (
    <div className={styles.hints}>
      <span aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> select
      </span>
      <span aria-hidden="true">
        <kbd>Enter</kbd> open
      </span>
      <span aria-hidden="true">
        <kbd>Esc</kbd> close
      </span>
      {/* The Tab key closes the list; with a keyboard, the question mark opens the dialog. */}
      <button type="button" className={styles.shortcuts} tabIndex={-1} onClick={openShortcuts}>
        Keyboard shortcuts
      </button>
    </div>
  );
}

interface Entered {
  state: SessionState;
  /** The text for which Enter was pressed too early. */
  entered: string | undefined;
  text: string;
}

/**
 * Acts on an Enter that came before the hits of its text did, as soon as they are there.
 *
 * @returns whether Enter may open a line of a text at once: a line that was chosen, or the first one
 */
function useEntered(
  { state, entered, text }: Entered,
  act: () => void,
): (text: string, isChosen: boolean) => boolean {
  const latest = useRef(state);
  const isDue = entered !== undefined && entered === text && isSettled(state, text, false);

  useLayoutEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    if (isDue) act();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each Enter
  }, [isDue]);

  return (value, isChosen) => isSettled(latest.current, value, isChosen);
}

/** Another product may still bring a better first hit than one with only some of the letters. */
function isSettled(
  { phase, hitsFor, isFinal, hits: [first] }: SessionState,
  text: string,
  isChosen: boolean,
): boolean {
  if (hitsFor !== text) return phase === 'failed' && first === undefined;
  if (isChosen || isFinal || phase === 'failed') return true;
  return first !== undefined && first.rank.level >= Level.All;
}
