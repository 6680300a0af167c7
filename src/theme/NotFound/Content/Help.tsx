import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import React, { useEffect } from 'react';
import type { ReactNode } from 'react';
import { products } from '#products';
import { listPaths } from './list-paths';
import { findInOtherCase, findNearestPaths } from './nearest-paths';

/** What stands at an address without a page: the nearest pages by name and the products. */
export default function Help(): ReactNode {
  const { pathname, search, hash } = useLocation();
  const { replace } = useHistory();
  const paths = useListedPaths();
  const meant = findInOtherCase(pathname, paths);
  useEffect(() => {
    // Not with <Redirect>, which would bring a kilobyte of the router to every page.
    if (meant !== undefined) replace(meant + search + hash);
  }, [meant, search, hash, replace]);
  if (meant !== undefined) return null;
  const nearest = findNearestPaths(pathname, paths);
  return (
    <main className="page">
      <h1>Page not found</h1>
      <p>No page has this URL. It may have moved, or the URL may have a typo.</p>
      {nearest.length > 0 && (
        <>
          <h2>Did you mean</h2>
          <ul>
            {nearest.map((path) => (
              <li key={path}>
                <Link to={path}>{breakPath(path)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>What is documented here</h2>
      <ul>
        {products.map(({ title, route, purpose }) => (
          <li key={route}>
            <Link to={`/${route}/`}>{title}</Link>: {continueWith(purpose)}
          </li>
        ))}
      </ul>
    </main>
  );
}

/** @example continueWith('Look up what an ID means'); // 'look up what an ID means' */
function continueWith(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** A long path breaks after a slash; some browsers would break it in the middle of a word. */
function breakPath(path: string): ReactNode {
  return path.split(/(?<=\/)/).map((part, index) => (
    <React.Fragment key={index}>
      {part}
      <wbr />
    </React.Fragment>
  ));
}

/** Empty in the built HTML: the file is the same for every unknown address. */
function useListedPaths(): string[] {
  return useIsBrowser() ? listPaths(routes) : [];
}
