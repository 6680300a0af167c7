import type { useCombobox, UseComboboxGetItemPropsReturnValue } from 'downshift';
import { memo } from 'react';
import type { HTMLAttributes, MouseEvent } from 'react';
import type { ProductSummary } from '@docs/vendor';
import type { Option } from './list-options';
import HitText from './HitText';
import { useOpen } from './use-open';
import styles from './styles.module.css';

interface Props {
  products: ProductSummary[];
  options: Option[];
  highlightedIndex: number;
  getItemProps: ReturnType<typeof useCombobox<Option>>['getItemProps'];
}

function OptionList({ products, options, highlightedIndex, getItemProps }: Props) {
  const contexts = options.map(findGroup);
  const starts = contexts.flatMap((context, index) =>
    index === 0 || context !== contexts[index - 1] ? [index] : [],
  );
  return starts.map((start, group) => {
    const lines = options.slice(start, starts[group + 1]).map((option, offset) => (
      // By position, not by URL: changing what is there costs less than creating it again.
      <OptionLine
        key={`${option.kind} ${offset}`}
        option={option}
        isActive={start + offset === highlightedIndex}
        isFurther={offset > 0 && isOfSamePage(option, options[start + offset - 1])}
        {...getItemProps({ item: option, index: start + offset })}
      />
    ));
    const title =
      contexts[start] === RECENT
        ? 'Opened before'
        : products.find(({ id }) => id === contexts[start])?.title;
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

const RECENT = 'recent';

function findGroup(option: Option): string {
  if (option.kind === 'hit') return option.hit.context;
  return option.kind === 'recent' || option.kind === 'forget' ? RECENT : '';
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

interface OptionLineProps extends HTMLAttributes<HTMLElement> {
  ref?: UseComboboxGetItemPropsReturnValue['ref'];
  option: Option;
  isActive: boolean;
  isFurther: boolean;
}

/** A line of the list. Those with a URL are links, so they open in new tabs too. */
function OptionLine(allProps: OptionLineProps) {
  const { option, isActive, isFurther, onClick, ...props } = allProps;
  const links = useOpen();
  const className = [
    styles.option,
    isActive && styles.active,
    isFurther && styles.further,
    styles[option.kind],
  ]
    .filter(Boolean)
    .join(' ');
  if (option.kind === 'nearest' || option.kind === 'retry' || option.kind === 'forget') {
    return (
      <button {...props} type="button" className={className} tabIndex={-1} onClick={onClick}>
        {option.label}
      </button>
    );
  }
  const target = option;
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    links.onClick(event, target);
    // A link that the browser opens in another tab leaves the list as it is.
    if (event.defaultPrevented) onClick?.(event);
  }
  return (
    <a {...props} className={className} href={target.url} tabIndex={-1} onClick={follow}>
      {target.kind === 'all' ? (
        target.label
      ) : (
        <HitText
          hit={target.hit}
          isFurther={isFurther}
          {...(target.kind === 'recent' && { product: target.hit.document.b[0] })}
        />
      )}
    </a>
  );
}
