import useIsBrowser from '@docusaurus/useIsBrowser';
import { useState } from 'react';
import { areSingleKeysOn, switchSingleKeys } from './single-keys';

/** Where `?` is off, the list of shortcuts and its own switch are out of reach. */
export default function SingleKeys() {
  const isBrowser = useIsBrowser();
  const [isOn, setOn] = useState(areSingleKeysOn);
  // Without scripts there are no shortcuts.
  if (!isBrowser) return null;
  return (
    <p>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            switchSingleKeys(target.checked);
            setOn(target.checked);
          }}
        />{' '}
        Use / and ? as shortcuts
      </label>
    </p>
  );
}
