import type { useCombobox } from 'downshift';
import React, { memo } from 'react';
import type { ReactNode } from 'react';
import type { Option } from './list-options';
import OptionLine from './OptionLine';

interface Props {
  options: Option[];
  highlightedIndex: number;
  getItemProps: ReturnType<typeof useCombobox<Option>>['getItemProps'];
}

function OptionList({ options, highlightedIndex, getItemProps }: Props): ReactNode {
  return options.map((option, index) => (
    // By place, not by address: what stands there is changed, which costs less than to make it anew.
    <OptionLine
      key={index}
      option={option}
      isActive={index === highlightedIndex}
      {...getItemProps({ item: option, index })}
    />
  ));
}

// A letter is drawn before its hits are known: the list of the letters before stays as it is.
export default memo(OptionList);
