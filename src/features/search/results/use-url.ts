import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { readSearchUrl, toSearchUrl } from '../search-url';
import type { SearchUrl } from '../search-url';

/** Browsers limit how often a page may change its URL. */
const PAUSE = 300;

/** The query of the page of results; it is in the URL, so it can be sent to others. */
export function useUrl(): [SearchUrl, (changes: Partial<SearchUrl>) => void] {
  const basePath = useBaseUrl('/');
  const { search } = useLocation();
  const history = useHistory();
  const [url, setUrl] = useState(() => readSearchUrl(basePath, search));
  const [read, setRead] = useState(search);

  if (read !== search) {
    setRead(search);
    // Another query was opened, from the search box or by going back. What was replaced here comes
    // back late: more may have been typed since.
    if (history.action !== 'REPLACE') setUrl(readSearchUrl(basePath, search));
  }

  const wanted = toSearchUrl(basePath, url);
  useEffect(() => {
    if (wanted === toSearchUrl(basePath, readSearchUrl(basePath, search))) return;
    const timer = setTimeout(() => history.replace(wanted), PAUSE);
    return () => clearTimeout(timer);
  }, [wanted, basePath, search, history]);

  return [url, (changes) => setUrl({ ...url, ...changes })];
}
