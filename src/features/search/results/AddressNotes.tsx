import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import React from 'react';
import type { ReactNode } from 'react';
import { products } from '#products';
import { toSearchUrl } from '../search-url';
import type { SearchUrl } from '../search-url';

interface Props {
  address: SearchUrl;
  isKnownVersion: boolean;
  /** The product that is searched; empty for all. */
  context: string;
}

/** Says which parts of a URL are unknown, and what is searched instead. */
export default function AddressNotes({ address, isKnownVersion, context }: Props): ReactNode {
  const basePath = useBaseUrl('/');
  const version = address.versionPath.slice(basePath.length).replace(/\/$/, '');
  const title = products.find(({ id }) => id === address.context)?.title;
  const isKnownContext = address.context === context;
  return (
    <>
      {!isKnownVersion && (
        <p>
          There is no version “{version}” of this documentation. Showing results for the current
          version.{' '}
          <Link to={toSearchUrl(basePath, { ...address, context, versionPath: basePath })}>
            Search the current version
          </Link>
        </p>
      )}
      {!isKnownContext && (
        <p>
          {title === undefined
            ? `There is no product “${address.context}”.`
            : `${title} has no such version.`}{' '}
          Showing results for all products.
        </p>
      )}
    </>
  );
}
