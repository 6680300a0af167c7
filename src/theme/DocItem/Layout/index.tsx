// Change: a grid of our own in place of Infima's columns; the page as Markdown; what few pages show is
// loaded there only (rare.tsx). Upstream: theme-classic 3.10.2.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import React from 'react';
import type { ReactNode } from 'react';
import MarkdownTwin from '@site/src/components/MarkdownTwin';
import { Banners, Footer } from './rare';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: { children: ReactNode }): ReactNode {
  const { frontMatter, toc } = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <Banners />
        <article>
          <DocBreadcrumbs />
          <DocVersionBadge />
          {hasContents && <DocItemTOCMobile />}
          <DocItemContent>{children}</DocItemContent>
          <Footer />
          <MarkdownTwin />
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
