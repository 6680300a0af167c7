import type { useCombobox } from 'downshift';
import React, { memo } from 'react';
import type { ReactNode } from 'react';
import { products } from '#products';
import type { Option } from './list-options';
import OptionLine from './OptionLine';
import styles from './styles.module.css';

interface Props {
  options: Option[];
  highlightedIndex: number;
  getItemProps: ReturnType<typeof useCombobox<Option>>['getItemProps'];
}

/** The hits of each product below its name, then the other lines. */
function OptionList({ options, highlightedIndex, getItemProps }: Props): ReactNode {
  const contexts = options.map((option) => (option.kind === 'hit' ? option.hit.context : ''));
  const starts = contexts.flatMap((context, index) =>
    index === 0 || context !== contexts[index - 1] ? [index] : [],
  );
  return starts.map((start, group) => {
    const lines = options.slice(start, starts[group + 1]).map((option, offset) => (
      // By position, not by URL: changing what is there costs less than creating it again.
      <OptionLine
        key={offset}
        option={option}
        isActive={start + offset === highlightedIndex}
        isFurther={offset > 0 && isOfSamePage(option, options[start + offset - 1])}
        {...getItemProps({ item: option, index: start + offset })}
      />
    ));
    const title = products.find(({ id }) => id === contexts[start])?.title;
    return (
      <div key={group} role="group" aria-label={title ?? 'More'}>
        {title !== undefined && (
          <div className={styles.product} aria-hidden="true">
            {title}
          </div>
        )}
        {lines}
      </div>
    );
  });
}

function isOfSamePage(option: Option, before: Option | undefined): boolean {
  return (
    option.kind === 'hit' &&
    before?.kind === 'hit' &&
    option.hit.document.u === before.hit.document.u
  );
}

// A letter is drawn before its hits are known: the list of the letters before stays as it is.
export default memo(OptionList);
