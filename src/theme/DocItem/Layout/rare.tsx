import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
// Nobody asks for these: they belong to the HTML of the build, which useLazy() does not draw.
// eslint-disable-next-line no-restricted-imports
import React, { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';

const ContentVisibility = lazy(() => import('@theme/ContentVisibility'));
const DocItemFooter = lazy(() => import('@theme/DocItem/Footer'));
const DocVersionBanner = lazy(() => import('@theme/DocVersionBanner'));

/** What a page says of itself above its text when it is a draft, unlisted or of another version. */
export function Banners(): ReactNode {
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

/** Tags and the link to the source, on a site that shows them. The layout shows the last change. */
export function Footer(): ReactNode {
  const { editUrl, lastUpdatedBy, tags } = useDoc().metadata;
  const isEmpty = tags.length === 0 && !editUrl && !lastUpdatedBy;
  return <Suspense fallback={null}>{!isEmpty && <DocItemFooter />}</Suspense>;
}
