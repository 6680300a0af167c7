import { useLocation } from '@docusaurus/router';
import React, { useState } from 'react';
import type { ReactNode } from 'react';
import Alternate from './Alternate';
import { copyMarkdown } from './copy-markdown';
import styles from './styles.module.css';

const RESULTS = {
  idle: '',
  copied: 'Copied to the clipboard',
  failed: 'Not copied. Open “View as Markdown” and copy it there.',
};

/** The page as Markdown, for readers who pass it to an AI assistant. Nothing is loaded before a click. */
export default function MarkdownVersion({
  updated,
}: {
  updated?: number | null | undefined;
}): ReactNode {
  const { pathname } = useLocation();
  const url = `${pathname}index.md`;
  const [result, setResult] = useState<keyof typeof RESULTS>('idle');
  const copy = () => {
    setResult('idle');
    copyMarkdown(url).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  };
  return (
    <footer className={styles.markdown}>
      <Alternate />
      <a href={url}>View as Markdown</a>
      <button type="button" onClick={copy}>
        Copy as Markdown
      </button>
      {/* Before the result, which would move it. */}
      {updated ? <span>Last updated {new Date(updated).toISOString().slice(0, 10)}</span> : null}
      <span role="status">{RESULTS[result]}</span>
    </footer>
  );
}
