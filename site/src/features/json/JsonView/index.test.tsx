// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import JsonView from './';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const VALUE = { ids: Array.from({ length: 62 }, (_, index) => index), name: 'a' };

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main')!);
  const renderBeside = (value: string | number) => (
    <button type="button" aria-expanded={false}>{`use ${value}`}</button>
  );
  act(() => root.render(<JsonView value={VALUE} label="JSON" renderBeside={renderBeside} />));
});

function findButton(name: string): HTMLElement {
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
}

function findLine(pointer: string): HTMLElement {
  return document.querySelector<HTMLElement>(`[data-pointer="${pointer}"]`)!;
}

/** The pointer of the line that has the focus after a key. */
function press(from: HTMLElement, key: string): string | undefined {
  from.focus();
  act(() => void from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  const line = document.activeElement;
  const element = line?.hasAttribute('data-fold') ? line.closest('[data-pointer]') : line;
  return element?.getAttribute('data-pointer') ?? undefined;
}

test.each([
  ['a line, past the elements beside a value', () => findLine('/ids/3'), '/ids/2', '/ids/4'],
  ['the first line of a list', () => findLine('/ids/0'), '/ids', '/ids/1'],
  ['an element beside a value', () => findButton('use 3'), '/ids/2', '/ids/4'],
  ['the button that shows more', () => findButton('2 more'), '/ids/59', '/name'],
  ['a fold', () => findLine('/ids').querySelector<HTMLElement>('[data-fold]')!, '', '/ids/0'],
])('the arrows go on from %s', (_, find, above, below) => {
  expect(press(find(), 'ArrowDown')).toBe(below);
  expect(press(find(), 'ArrowUp')).toBe(above);
});

test('the arrows fold and unfold, and Tab stops once', () => {
  const fold = findLine('/ids').querySelector('button')!;
  press(fold, 'ArrowLeft');
  expect(fold.ariaExpanded).toBe('false');
  press(fold, 'ArrowLeft');
  press(fold, 'ArrowRight');
  expect(fold.ariaExpanded).toBe('true');
  const stops = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    ({ tabIndex, textContent }) => tabIndex >= 0 && !textContent.startsWith('use '),
  );
  expect(stops.map(({ role }) => role)).toEqual(['region']);
});

test('the arrows start at the first line', () => {
  expect(press(document.querySelector<HTMLElement>('[role=region]')!, 'ArrowDown')).toBe('');
});

test('a button that is gone when all is shown gives the focus to the line above it', () => {
  const more = findButton('2 more');
  more.focus();
  act(() => more.click());
  expect(document.activeElement).toBe(findLine('/ids/59'));
  expect(press(findLine('/ids/59'), 'ArrowDown')).toBe('/ids/60');
});
