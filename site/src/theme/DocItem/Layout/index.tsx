// Change: one grid instead of Infima's columns; title, breadcrumbs, heading and contents of
// this site; a menu beside them; what few pages show is loaded there only.
// Upstream: theme-classic 3.10.2.
import Link from '@docusaurus/Link';
import { useDoc, useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBadge from '@theme/DocVersionBadge';
// Nobody asks for what is loaded here: it belongs to the HTML of the build, which useLazy() does not draw.
// eslint-disable-next-line no-restricted-imports
import { lazy, Suspense, useRef } from 'react';
import type { ReactNode } from 'react';
import { PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import MDXContent from '@theme/MDXContent';
import { usePlainLinks } from '../../../ui/PlainLink/use-plain-links';
import PageMenu from '../../../ui/PageMenu';
import PageTitle from '../../../ui/PageTitle';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import type { Props as StructuredData } from '@theme/DocBreadcrumbs/StructuredData';
import ContentsBar from './ContentsBar';
import { findTrail, listCrumbs } from '../../DocSidebar/trail';
import { useProduct } from '../../../ui/use-product';
import styles from './styles.module.css';

const ContentVisibility = lazy(() => import('@theme/ContentVisibility'));
const DocItemFooter = lazy(() => import('@theme/DocItem/Footer'));
const DocVersionBanner = lazy(() => import('@theme/DocVersionBanner'));

export default function DocItemLayout({ children }: { children: ReactNode }) {
  const { frontMatter, metadata, toc } = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  const exchanges = 'exchanges' in frontMatter ? styles.exchanges : '';
  const page = `columns ${styles.page} ${exchanges}`;
  const article = useRef<HTMLElement>(null);
  usePlainLinks(article);
  return (
    <div className={frontMatter.hide_table_of_contents ? styles.wide : page}>
      <Title hasContents={hasContents} />
      <div className={styles.content}>
        <Banners />
        <article ref={article}>
          <div className={styles.top}>
            <Breadcrumbs />
            <PageMenu contract={useProduct().contract} />
          </div>
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
        <nav className="contents" aria-label="On this page">
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
function Title({ hasContents }: { hasContents: boolean }) {
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

function Text({ children }: { children: ReactNode }) {
  const { metadata, frontMatter } = useDoc();
  const { eyebrow } = frontMatter as { eyebrow?: string };
  return (
    <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
      <PageTitle eyebrow={eyebrow} hasMenu={false}>
        {metadata.title}
      </PageTitle>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}

/** Says above the text that a page is a draft, unlisted, or of another version. */
function Banners() {
  const { frontMatter, metadata } = useDoc();
  const { banner } = useDocsVersion();
  const isHidden = metadata.unlisted || frontMatter.unlisted || frontMatter.draft;
  return (
    <Suspense fallback={null}>
      {isHidden && <ContentVisibility metadata={metadata} />}
      {banner && <DocVersionBanner />}
    </Suspense>
  );
}

/** From the last one on. Phones show the page above this one only. */
const CRUMB_CLASSES = ['breadcrumbs__item--active', 'breadcrumbs__item--parent'];

/** Begins with the product, names no two neighbors alike, and has a place for pages that no sidebar lists. */
function Breadcrumbs() {
  const { title, permalink } = useDoc().metadata;
  const product = useProduct();
  const items = useDocsSidebar()?.items;
  if (items === undefined) return null;
  const crumbs = listCrumbs(product, findTrail(items, permalink, product.path), {
    title,
    permalink,
  });
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={crumbs as StructuredData['breadcrumbs']} />
      <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {crumbs.map(({ label, href }, index) => {
            const isLast = index === crumbs.length - 1;
            // An overview is below its product, whose page it is.
            const position = href === permalink && !isLast ? undefined : crumbs.length - 1 - index;
            return (
              <li
                key={index}
                className={`breadcrumbs__item ${CRUMB_CLASSES[position ?? -1] ?? ''}`}
              >
                {isLast ? (
                  <span className="breadcrumbs__link">{label}</span>
                ) : (
                  <Link className="breadcrumbs__link" to={href}>
                    {label}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}

/** Tags and the link to the source, on a site that shows them. The layout shows the last change. */
function Footer() {
  const { editUrl, lastUpdatedBy, tags } = useDoc().metadata;
  const isEmpty = tags.length === 0 && !editUrl && !lastUpdatedBy;
  return <Suspense fallback={null}>{!isEmpty && <DocItemFooter />}</Suspense>;
}
