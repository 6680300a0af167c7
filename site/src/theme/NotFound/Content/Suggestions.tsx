import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import routes from '@generated/routes';
import { Fragment, useEffect, useState } from 'react';
import { findInOtherCase, findNearestPaths, loadPaths } from './nearest-paths';

export default function Suggestions() {
  const { pathname, search, hash } = useLocation();
  const { replace } = useHistory();
  const paths = useListedPaths();
  const meant = findInOtherCase(pathname, paths);
  useEffect(() => {
    // Not with <Redirect>, which would bring a kilobyte of the router to every page.
    if (meant !== undefined) replace(meant + search + hash);
  }, [meant, search, hash, replace]);
  const nearest = meant === undefined ? findNearestPaths(pathname, paths) : [];
  if (nearest.length === 0) return null;
  return (
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
