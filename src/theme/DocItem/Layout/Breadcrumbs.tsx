import Link from '@docusaurus/Link';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import React from 'react';
import type { ReactNode } from 'react';
import { findTrail } from '../../DocSidebar/find-trail';
import { useProduct } from '../../DocSidebar/use-product';
import { toCrumbs } from './to-crumbs';

/** Begins with the product, names no two neighbors alike, and has a place for pages that no sidebar lists. */
export default function Breadcrumbs(): ReactNode {
  const { title, permalink } = useDoc().metadata;
  const product = useProduct();
  const items = useDocsSidebar()?.items;
  if (items === undefined) return null;
  const crumbs = toCrumbs(product, findTrail(items, permalink, product.path), { title, permalink });
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={crumbs as Props['breadcrumbs']} />
      <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {crumbs.map(({ label, href }, index) => {
            const isLast = index === crumbs.length - 1;
            return (
              <li
                key={index}
                className={`breadcrumbs__item ${isLast ? 'breadcrumbs__item--active' : ''}`}
              >
                {href === undefined || isLast ? (
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
