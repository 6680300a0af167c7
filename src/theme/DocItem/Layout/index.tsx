// Change: one grid instead of Infima's columns; title, breadcrumbs, heading and contents of
// this site; a menu beside the title; what few pages show is loaded there only (rare.tsx).
// Upstream: theme-classic 3.10.2.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBadge from '@theme/DocVersionBadge';
import React, { useRef } from 'react';
import type { ReactNode } from 'react';
import { useInternalLinks } from '@site/src/ui/InternalLink/use-internal-links';
import Breadcrumbs from './Breadcrumbs';
import ContentsBar from './ContentsBar';
import { Banners, Footer } from './rare';
import styles from './styles.module.css';
import Text from './Text';
import Title from './Title';

export default function DocItemLayout({ children }: { children: ReactNode }): ReactNode {
  const { frontMatter, metadata, toc } = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  const page = 'exchanges' in frontMatter ? `${styles.page} ${styles.exchanges}` : styles.page;
  const article = useRef<HTMLElement>(null);
  useInternalLinks(article);
  return (
    <div className={frontMatter.hide_table_of_contents ? styles.wide : page}>
      <Title hasContents={hasContents} />
      <div className={styles.content}>
        <Banners />
        <article ref={article}>
          <Breadcrumbs />
          <DocVersionBadge />
          {hasContents && <ContentsBar />}
          <Text>{children}</Text>
          <Footer />
          {metadata.lastUpdatedAt && (
            <footer className={styles.updated}>
              Last updated {new Date(metadata.lastUpdatedAt).toISOString().slice(0, 10)}
            </footer>
          )}
        </article>
        <DocItemPaginator />
      </div>
      {hasContents && (
        <nav className={styles.contents} aria-label="On this page">
          <p className="eyebrow">On this page</p>
          <DocItemTOCDesktop />
        </nav>
      )}
    </div>
  );
}
