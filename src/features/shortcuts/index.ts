import { areSingleKeysOn, switchSingleKeys } from './single-keys';
import styles from './styles.module.css';

const SHORTCUTS: [keys: string[], meaning: string][] = [
  [['/'], 'Search'],
  [['Ctrl', 'K'], 'Search, with Cmd on a Mac'],
  [['?'], 'This list'],
  [['↑', '↓'], 'In JSON: the name above or below, with its meaning'],
  [['Tab'], 'From a name in JSON into its card'],
  [['Esc'], 'Close the card, the list or the dialog'],
  [['Ctrl', 'Enter'], 'In the console and in an editor: send the request'],
];

let dialog: HTMLDialogElement | undefined;

/** Shows the keyboard shortcuts of the site in a dialog; opened again, it is the same one. */
export function showShortcuts(): void {
  dialog ??= createDialog();
  if (!dialog.open) dialog.showModal();
}

function createDialog(): HTMLDialogElement {
  const element = h('dialog', styles.dialog) as HTMLDialogElement;
  const title = h('h2', undefined, 'Keyboard shortcuts');
  title.id = 'shortcuts-title';
  element.setAttribute('aria-labelledby', title.id);
  const rows = SHORTCUTS.flatMap(([keys, meaning]) => [
    h(
      'dt',
      undefined,
      ...keys.flatMap((key, index) => [...(index ? [' '] : []), h('kbd', undefined, key)]),
    ),
    h('dd', undefined, meaning),
  ]);
  const box = h('input', undefined) as HTMLInputElement;
  box.type = 'checkbox';
  box.checked = areSingleKeysOn();
  box.addEventListener('change', () => switchSingleKeys(box.checked));
  const close = h('button', 'quiet-button', 'Close') as HTMLButtonElement;
  close.type = 'button';
  close.addEventListener('click', () => element.close());
  element.append(
    title,
    h('dl', undefined, ...rows),
    h('p', undefined, h('label', undefined, box, ' Use / and ? as shortcuts')),
    close,
  );
  document.body.append(element);
  return element;
}

function h(
  name: string,
  className: string | undefined,
  ...children: (Node | string)[]
): HTMLElement {
  const element = document.createElement(name);
  if (className !== undefined) element.className = className;
  element.append(...children);
  return element;
}
