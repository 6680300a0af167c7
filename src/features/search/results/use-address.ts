import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { readSearchAddress, toSearchAddress } from '../search-url';
import type { SearchAddress } from '../search-url';

/** Browsers refuse to change the address at each keystroke. */
const PAUSE = 300;

/** The query of the page of results; it stands in the address, so it can be sent to others. */
export function useAddress(): [SearchAddress, (changes: Partial<SearchAddress>) => void] {
  const basePath = useBaseUrl('/');
  const { search } = useLocation();
  const history = useHistory();
  const [address, setAddress] = useState(() => readSearchAddress(basePath, search));
  const [read, setRead] = useState(search);

  if (read !== search) {
    setRead(search);
    // Another query was opened, from the search box or by going back. What was replaced here comes
    // back late: more may have been typed since.
    if (history.action !== 'REPLACE') setAddress(readSearchAddress(basePath, search));
  }

  const wanted = toSearchAddress(basePath, address);
  useEffect(() => {
    if (wanted === toSearchAddress(basePath, readSearchAddress(basePath, search))) return;
    const timer = setTimeout(() => history.replace(wanted), PAUSE);
    return () => clearTimeout(timer);
  }, [wanted, basePath, search, history]);

  return [address, (changes) => setAddress({ ...address, ...changes })];
}
