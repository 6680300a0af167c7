import { useStorageSlot } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { SINGLE_KEYS, switchSingleKeys } from './single-keys';

/** Where `?` is off, the list of shortcuts and its own switch are out of reach. */
export default function SingleKeys() {
  const isBrowser = useIsBrowser();
  const [kept] = useStorageSlot(SINGLE_KEYS);
  // Without scripts there are no shortcuts.
  if (!isBrowser) return null;
  return (
    <p>
      <label>
        <input
          type="checkbox"
          checked={kept !== 'off'}
          onChange={({ target }) => switchSingleKeys(target.checked)}
        />{' '}
        Use / and ? as shortcuts
      </label>
    </p>
  );
}
