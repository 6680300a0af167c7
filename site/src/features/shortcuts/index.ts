export { areSingleKeysOn } from './single-keys';

/** Opens the list of shortcuts. Without a connection, the next attempt tries again. */
export function openShortcuts(): void {
  import('./dialog').then(
    ({ showShortcuts }) => showShortcuts(),
    () => {},
  );
}
