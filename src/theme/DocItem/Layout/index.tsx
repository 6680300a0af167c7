// Change: one grid instead of Infima's columns; title, breadcrumbs, heading and contents of
// this site; a menu beside the title; what few pages show is loaded there only (rare.tsx).
// Upstream: theme-classic 3.10.2.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBadge from '@theme/DocVersionBadge';
import React, { useRef } from 'react';
import type { ReactNode } from 'react';
import { PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import MDXContent from '@theme/MDXContent';
import { usePlainLinks } from '@site/src/ui/PlainLink/use-plain-links';
import PageTitle from '@site/src/ui/PageTitle';
import Breadcrumbs from './Breadcrumbs';
import ContentsBar from './ContentsBar';
import { Banners, Footer } from './rare';
import { useProduct } from '../../DocSidebar/use-product';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: { children: ReactNode }): ReactNode {
  const { frontMatter, metadata, toc } = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  const page = 'exchanges' in frontMatter ? `${styles.page} ${styles.exchanges}` : styles.page;
  const article = useRef<HTMLElement>(null);
  usePlainLinks(article);
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

/**
 * Names the product in the title, so that no two pages of the site have the same one; and says
 * whether the page has a bar, below which anchors land (see base.css).
 */
function Title({ hasContents }: { hasContents: boolean }): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const product = useProduct().title;
  // Where a type and a guide have the same name, the types' pages say more in the title.
  const { title_meta: title = metadata.title } = frontMatter as { title_meta?: string };
  return (
    <PageMetadata title={title.includes(product) ? title : `${title} | ${product}`}>
      {/* eslint-disable-next-line jsx-a11y/html-has-lang -- the framework sets it */}
      {hasContents && <html data-page-bar="contents" />}
    </PageMetadata>
  );
}

/** The heading, with `eyebrow` of the front matter above it and the menu beside it, and the text. */
function Text({ children }: { children: ReactNode }): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { eyebrow } = frontMatter as { eyebrow?: string };
  return (
    <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
      <PageTitle eyebrow={eyebrow} contract={useProduct().contract}>
        {metadata.title}
      </PageTitle>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
