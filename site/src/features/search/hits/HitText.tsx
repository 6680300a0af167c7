import { Fragment, memo } from 'react';
import type { Hit, Range } from '@docs/search';
import styles from './styles.module.css';

interface Props {
  hit: Hit;
  /** The product, where no heading above says it. */
  product?: string;
  /** A hit of the page of which the hit above is, which says where that is. */
  isFurther?: boolean;
  /** Whether the other pages with the same entry are listed below. */
  isListed?: boolean;
}

/** @example hint([{ t: 'Article', u }, { t: 'Response', u }]); // 'also in Article and 1 more' */
function hint([first, ...further]: Hit['alsoIn']): string {
  return `also in ${first?.t}${further.length > 0 ? ` and ${further.length} more` : ''}`;
}

function HitText({ hit, product, isFurther = false, isListed = false }: Props) {
  const { document, marks, kind, about, alsoIn } = hit;
  const isText = hit.type === 'Content' || hit.type === 'Description' || hit.type === 'Keywords';
  const path = isFurther ? [] : listPath(hit, product);
  return (
    <>
      <span className={styles.line}>
        <Marked
          className={styles.name}
          text={isText ? document.s : document.t}
          marks={isText ? marks.s : marks.t}
        />{' '}
        {path.length > 0 && <span className={styles.path}>{path.join(' › ')}</span>}{' '}
        {alsoIn.length > 0 && !isListed && <span className={styles.path}>{hint(alsoIn)}</span>}{' '}
        <span className={styles.kind}>{kind}</span>
      </span>
      <Marked className={styles.about} text={about} marks={marks.about} />
    </>
  );
}

export default memo(HitText);

interface MarkedProps {
  className?: string | undefined;
  text: string;
  marks: Range[];
}

function Marked({ className, text, marks }: MarkedProps) {
  const ends = [0, ...marks.map(([, end]) => end)];
  return (
    // Other words or marks are another element: a browser that translates has replaced the text in it.
    <span key={`${text} ${marks.join()}`} className={className}>
      {marks.map(([start, end], index) => (
        <Fragment key={index}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </span>
  );
}

/**
 * Where a hit is: from the product to its page, without a name that only repeats the one before it,
 * or that of the hit itself.
 *
 * @example listPath(hitOfThePageAnalysis, 'Media API v2'); // ['Media API v2', 'Reference']
 */
export function listPath({ type, document, page }: Hit, product?: string): string[] {
  const name = type === 'Heading' || type === 'Title' ? document.t : document.s;
  const path = [...(product === undefined ? [] : [product]), ...document.b.slice(1), page.t];
  const distinct = path.filter((step, index) => step !== path[index - 1]);
  return distinct.at(-1) === name ? distinct.slice(0, -1) : distinct;
}
