import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import React from 'react';
import type { ReactNode } from 'react';
import { products } from '#products';
import { toSearchUrl } from '../search-url';
import type { SearchUrl } from '../search-url';

interface Props {
  url: SearchUrl;
  isKnownVersion: boolean;
  /** The product that is searched; empty for all. */
  context: string;
}

/** Says which parts of a URL are unknown, and what is searched instead. */
export default function UrlNotes({ url, isKnownVersion, context }: Props): ReactNode {
  const basePath = useBaseUrl('/');
  const version = url.versionPath.slice(basePath.length).replace(/\/$/, '');
  const title = products.find(({ id }) => id === url.context)?.title;
  const isKnownContext = url.context === context;
  return (
    <>
      {!isKnownVersion && (
        <p>
          There is no version “{version}” of this documentation. Showing results for the current
          version.{' '}
          <Link to={toSearchUrl(basePath, { ...url, context, versionPath: basePath })}>
            Search the current version
          </Link>
        </p>
      )}
      {!isKnownContext && (
        <p>
          {title === undefined
            ? `There is no product “${url.context}”.`
            : `${title} has no such version.`}{' '}
          Showing results for all products.
        </p>
      )}
    </>
  );
}
