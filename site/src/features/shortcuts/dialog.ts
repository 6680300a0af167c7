import { createElement as h } from '../../ui/create-element';
import { areSingleKeysOn, switchSingleKeys } from './single-keys';
import styles from './styles.module.css';

const SHORTCUTS: [keys: string[], meaning: string][] = [
  [['/'], 'Search'],
  [['Ctrl', 'K'], 'Search, with Cmd on a Mac'],
  [['?'], 'This list'],
  [['↑', '↓'], 'In JSON: the name above or below, with its meaning'],
  [['Enter'], 'From a name in JSON into its card, and from a term in the text with ↓'],
  [['Esc'], 'Close the card, the list or the dialog'],
  [['Ctrl', 'Enter'], 'In the console and in an editor: send the request'],
];

let dialog: HTMLDialogElement | undefined;

export function showShortcuts(): void {
  dialog ??= createDialog();
  // Another tab may have changed it.
  dialog.querySelector('input')!.checked = areSingleKeysOn();
  if (!dialog.open) dialog.showModal();
}

function createDialog(): HTMLDialogElement {
  const rows = SHORTCUTS.flatMap(([keys, meaning]) => [
    h('dt', {}, ...keys.flatMap((key, index) => [...(index ? [' '] : []), h('kbd', {}, key)])),
    h('dd', {}, meaning),
  ]);
  const box = h('input', { type: 'checkbox' });
  box.addEventListener('change', () => switchSingleKeys(box.checked));
  const close = h('button', { type: 'button', class: 'quiet-button' }, 'Close');
  const element = h(
    'dialog',
    { class: styles.dialog, 'aria-labelledby': 'shortcuts-title' },
    h('h2', { id: 'shortcuts-title' }, 'Keyboard shortcuts'),
    h('dl', {}, ...rows),
    h('p', {}, h('label', {}, box, ' Use / and ? as shortcuts')),
    close,
  );
  close.addEventListener('click', () => element.close());
  document.body.append(element);
  return element;
}
