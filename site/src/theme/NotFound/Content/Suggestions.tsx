import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import { Fragment, useEffect, useState } from 'react';
import { findInOtherCase, findNearestPaths, loadPaths } from './nearest-paths';

export default function Suggestions() {
  const { pathname, search, hash } = useLocation();
  const { replace } = useHistory();
  const contact = String(useDocusaurusContext().siteConfig.customFields?.contact);
  const paths = useListedPaths();
  const meant = findInOtherCase(pathname, paths);
  useEffect(() => {
    // Not with <Redirect>, which would bring a kilobyte of the router to every page.
    if (meant !== undefined) replace(meant + search + hash);
  }, [meant, search, hash, replace]);
  const nearest = meant === undefined ? findNearestPaths(pathname, paths) : [];
  const words = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return (
    <>
      <p>
        <Link to={`/search/?q=${encodeURIComponent(words)}`}>Search for “{words}”</Link>, or{' '}
        <a href={`mailto:${contact}?subject=Broken%20link%20${encodeURIComponent(pathname)}`}>
          report a broken link
        </a>
        .
      </p>
      {nearest.length > 0 && <h2>Did you mean</h2>}
      <ul>
        {nearest.map((path) => (
          <li key={path}>
            <Link to={path}>{breakPath(path)}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A long path breaks after a slash; some browsers would break it in the middle of a word. */
function breakPath(path: string) {
  return path.split(/(?<=\/)/).map((segment, index) => (
    <Fragment key={index}>
      {segment}
      <wbr />
    </Fragment>
  ));
}

/** Empty in the built HTML: the file is the same for every unknown URL. */
function useListedPaths(): string[] {
  const [paths, setPaths] = useState<string[]>([]);
  useEffect(() => {
    // Without a connection there is nothing to suggest.
    loadPaths(routes).then(setPaths, () => {});
  }, []);
  return paths;
}
