import Link from '@docusaurus/Link';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { JsonChange, JsonChangeGroup } from '@docs/vendor/compare-responses';
import { toPointer } from '@docs/utils';
import type { JsonPath } from '@docs/utils';
import { printChange, printPath, printStep } from '@docs/vendor/compare-responses';
import { fitsLink, toShareLink } from '../../share-links';
import type { ConsoleRequest } from '../../share-links';
import { useFieldLinks } from '../../field-cards';
import type { Comparison, Side } from './compare-exchanges';
import { useDisclosure } from '../../../ui/use-disclosure';
import styles from './styles.module.css';

/** Downloaded with the component, when a reader keeps a response. */
export { compareExchanges } from './compare-exchanges';

interface Props {
  comparison: Comparison;
  before: Side;
  after: Side;
}

type ToHref = (change: JsonChange, path: JsonPath, value: unknown) => string | undefined;

/** More lines are drawn when they are asked for: a response may have thousands. */
const PAGE_SIZE = 100;

export default function Differences({ comparison, before, after }: Props) {
  const { request, facts, usual } = comparison;
  const [shown, setShown] = useState(PAGE_SIZE);
  const [hasAll, setAll] = useState(false);
  const response = hasAll ? [...comparison.response, ...usual] : comparison.response;
  const first = useFieldLinks(
    useMemo(() => ({ ...before.of, exchange: before.exchange }), [before]),
  );
  const second = useFieldLinks(useMemo(() => ({ ...after.of, exchange: after.exchange }), [after]));
  const toHref: ToHref = ({ kind }, path, value) =>
    (kind === 'removed' ? first : second).linkTo?.(toPointer(path), value).name;
  return (
    <section className={styles.differences} aria-label="Differences between the two responses">
      <p className={styles.title}>Request</p>
      {request.length === 0 ? (
        <p className={styles.note}>The same request was sent twice.</p>
      ) : (
        <ul className={styles.changes} translate="no">
          {request.map((change) => (
            <Line key={toKey(change)} change={change} />
          ))}
        </ul>
      )}
      <p className={styles.title}>Response</p>
      <dl className={styles.facts} translate="no">
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>
              {fact.before !== undefined && `${fact.before} → `}
              {fact.after}
            </dd>
          </div>
        ))}
      </dl>
      <ul className={`code ${styles.changes}`} translate="no" data-sent={second.sent}>
        {response.slice(0, shown).map((group) => (
          <Group key={toKey(group.changes[0]!)} group={group} toHref={toHref} />
        ))}
      </ul>
      {response.length > shown && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + PAGE_SIZE)}>
          {`Show more (${(response.length - shown).toLocaleString('en')} left)`}
        </button>
      )}
      {usual.length > 0 && !hasAll && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          Also show what&rsquo;s new in every response
        </button>
      )}
      <ComparisonLink before={before.call} after={after.call} />
    </section>
  );
}

/** Opens both requests in the console, for someone else too: the URL contains them, without keys. */
function ComparisonLink({ before, after }: { before?: ConsoleRequest; after?: ConsoleRequest }) {
  if (!before || !after) return null;
  if (!fitsLink(after, before)) {
    return <p className={styles.note}>The requests are too large for a link.</p>;
  }
  return (
    <p className={styles.note}>
      <Link to={toShareLink(after, before)}>Link to this comparison</Link>
    </p>
  );
}

/** The first change of a field, and a button for the same change of other elements. */
function Group({ group, toHref }: { group: JsonChangeGroup; toHref: ToHref }) {
  const { isOpen, button, panel } = useDisclosure();
  const [first, ...others] = group.changes;
  return (
    <Line change={first!} toHref={toHref}>
      {others.length > 0 && (
        <>
          <button className={styles.more} {...button}>
            {`and ${others.length.toLocaleString('en')} more like this`}
          </button>
          <ul className={styles.changes} {...panel}>
            {isOpen &&
              others.map((change) => <Line key={toKey(change)} change={change} toHref={toHref} />)}
          </ul>
        </>
      )}
    </Line>
  );
}

interface LineProps {
  change: JsonChange;
  toHref?: ToHref;
  children?: ReactNode;
}

function Line({ change, toHref, children }: LineProps) {
  const { kind, element } = change;
  const { before, after } = printChange(change);
  return (
    <li>
      <div className={styles.line}>
        <b className={styles[kind]}>{kind}</b>
        <span>
          <Path change={change} toHref={toHref} />
          {element !== undefined && <small>{element}</small>}
        </span>
        <span className={styles.values}>
          {kind !== 'added' && <del>{before}</del>}
          {kind !== 'added' && kind !== 'removed' && ' → '}
          {kind !== 'removed' && <ins>{after}</ins>}
        </span>
      </div>
      {children}
    </li>
  );
}

/** The last name of a path leads to its field. */
function Path({ change, toHref }: LineProps) {
  const path = change.after ?? change.before ?? [];
  const last = path.findLastIndex((step) => typeof step === 'string');
  const href = toHref?.(change, path.slice(0, last + 1), change.to ?? change.from);
  if (href === undefined || last < 0) return <code>{printPath(path)}</code>;
  const name = path[last] as string;
  const isPlain = !printStep(name, true).startsWith('[');
  return (
    <code>
      {path.slice(0, last).map((step, index) => printStep(step, index === 0))}
      {isPlain && last > 0 && '.'}
      <a className="k" href={href}>
        {isPlain ? name : JSON.stringify(name)}
      </a>
      {path.slice(last + 1).map((step) => printStep(step, false))}
    </code>
  );
}

function toKey({ kind, before, after }: JsonChange): string {
  return `${kind} ${toPointer(before ?? [])} ${toPointer(after ?? [])}`;
}
