import Link from '@docusaurus/Link';
import { describeNames } from '@docs/sandbox/known-names';
import styles from './styles.module.css';

/** Above a marked text: which names the sandbox does not know, in the words of its warning, and who does. */
export default function NamesNote({ text = describeNames() }: { text?: string }) {
  const [words = '', url] = text.split(/ (?=https:)/);
  return (
    // A browser that translates replaces text: each part has an element, and new names a new note.
    <div key={text} className={styles.note}>
      <span>{words} </span>
      {url && <Link href={url}>{url.replace('https://', '')}</Link>}
    </div>
  );
}
