import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { toFieldAnchor } from '@docs/utils';
import styles from './styles.module.css';

interface Props {
  /** The names of the fields of the type, with `|` between them. */
  fields: string;
  /** The example with its heading. */
  children?: ReactNode;
}

/** The example of a type. Where there is room, it is beside the text, and the contents are below it. */
export default function Beside({ fields, children }: Props) {
  const sections = useDoc().toc.filter(({ id }) => id !== 'example');
  return (
    <div className={styles.beside} data-beside="">
      <div className={styles.sticky}>
        <div className={styles.example}>{children}</div>
        <nav className={styles.contents} aria-label="On this page">
          <p className="eyebrow">On this page</p>
          <ul className="table-of-contents">
            {sections.map(({ id, value }) => (
              <Entry key={id} id={id} label={value}>
                {id === 'fields' && (
                  <ul>
                    {fields.split('|').map((name) => (
                      <Entry key={name} id={toFieldAnchor(name)} label={name} />
                    ))}
                  </ul>
                )}
              </Entry>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

function Entry({ id, label, children }: { id: string; label: string; children?: ReactNode }) {
  return (
    <li>
      <a className="table-of-contents__link" href={`#${id}`}>
        {label}
      </a>
      {children}
    </li>
  );
}
