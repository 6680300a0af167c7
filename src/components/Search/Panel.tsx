import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCombobox } from 'downshift';
import type { UseComboboxStateChange } from 'downshift';
import React, { memo, useLayoutEffect, useMemo } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Scope } from '../../search/create-session';
import { useSearch } from '../../search/use-search';
import { listOptions } from './list-options';
import type { Option } from './list-options';
import OptionList from './OptionList';
import { describe } from './describe';
import styles from './styles.module.css';
import { useKeptHighlight } from './use-kept-highlight';
import { useOpen } from './use-open';

export interface PanelProps {
  scope: Scope;
  text: string;
  setText: (text: string) => void;
  /** Makes the input of the box the input of this list. */
  setInputProps: (props: ComponentPropsWithRef<'input'>) => void;
  setIsLoading: (isLoading: boolean) => void;
}

const { InputKeyDownEnter, InputKeyDownEscape, InputBlur, ItemClick } =
  useCombobox.stateChangeTypes;

/** The list below the search box: hits while one types, chosen by arrows, Enter or a click. */
function Panel(props: PanelProps): ReactNode {
  const { scope, text, setText, setInputProps, setIsLoading } = props;
  const basePath = useBaseUrl('/');
  const state = useSearch(scope, text);
  const { open } = useOpen();
  const options = useMemo(
    () => listOptions(state, { basePath, ...scope }),
    [state, basePath, scope],
  );

  const combobox = useCombobox<Option>({
    items: options,
    // Letters may have been typed before this program arrived.
    initialIsOpen: text !== '',
    inputValue: text,
    selectedItem: null,
    itemToString: () => text,
    itemToKey: (option) => option?.key,
    stateReducer: (before, { type, changes }) => {
      // To leave the box is not to choose.
      if (type === InputBlur) return { ...changes, selectedItem: before.selectedItem };
      const staysOpen =
        changes.selectedItem?.kind === 'retry' || changes.selectedItem?.kind === 'nearest';
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
    // A click follows the link itself.
    else if (selectedItem && type === InputKeyDownEnter) open(selectedItem);
    if (selectedItem && (type === InputKeyDownEnter || type === ItemClick)) finish(selectedItem);
  }

  function finish({ kind }: Option): void {
    if (kind === 'hit' || kind === 'all') setText('');
  }

  const { ask } = state;
  const isLoading = state.phase === 'loading';
  const { highlightedIndex, setHighlightedIndex } = combobox;
  useKeptHighlight({ options, highlightedIndex, setHighlightedIndex });
  useLayoutEffect(() => {
    setInputProps(
      combobox.getInputProps(
        {
          'aria-label': 'Search',
          onChange: ({ currentTarget: { value } }) => {
            void ask(value);
            setText(value);
          },
          onKeyDown: (event) => {
            // Without a chosen line, Enter sends the form: it leads to the page of results.
            const isFree = event.key === 'Enter' && highlightedIndex < 0;
            if (isFree) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
          },
        },
        { suppressRefError: true },
      ),
    );
    setIsLoading(isLoading);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the props are new with each letter
  }, [combobox.isOpen, highlightedIndex, isLoading, ask]);

  const isOpen = combobox.isOpen && text.trim() !== '';
  const message = describe(state, text);
  return (
    // Pressing the mouse on a line must not take the focus from the input: it would close the list.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={isOpen ? styles.panel : styles.closed}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="status" className={message.isShown ? styles.message : 'visually-hidden'}>
        {isOpen && message.text}
      </div>
      <div {...combobox.getMenuProps({ 'aria-label': 'Search results', className: styles.list })}>
        {isOpen && (
          <OptionList
            options={options}
            highlightedIndex={highlightedIndex}
            getItemProps={combobox.getItemProps}
          />
        )}
      </div>
    </div>
  );
}

// It hands props to the box, which draws itself and this list again: once is enough.
export default memo(Panel);
