// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createElement } from '../../ui/create-element';
import { createCard } from './create-card';

const render = (link: HTMLElement) =>
  Promise.resolve({
    label: link.textContent,
    words: '',
    children: [createElement('a', { href: '#1' }, '1'), createElement('a', { href: '#2' }, '2')],
  });

let card: ReturnType<typeof createCard>;

beforeEach(() => {
  document.body.innerHTML =
    '<pre class="code"><a href="#" class="k">id</a></pre><p><a href="#">term</a></p>' +
    '<div class="code"><button aria-expanded="true"></button><a href="#">name</a></div>';
  Element.prototype.getClientRects = () => [new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList;
  card = createCard(document, render);
});

afterEach(() => card.dispose());

const findCard = () => document.querySelector<HTMLElement>('[role="region"]');

async function show(link: HTMLAnchorElement, owner: HTMLElement = link): Promise<void> {
  owner.focus();
  card.show(link, 'focusin', owner);
  await vi.waitFor(() => expect(findCard()?.hidden).toBe(false));
}

/** The text of what has the focus after a key; undefined where the browser goes on by itself. */
function press(key: string): string | undefined {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.activeElement!.dispatchEvent(event);
  return event.defaultPrevented ? (document.activeElement?.textContent ?? '') : undefined;
}

test.each([
  ['Enter', 'pre a', 'pre a'],
  ['ArrowDown', 'p a', 'p a'],
  ['ArrowRight', 'div a', 'button'],
])('%s leads into the card, Tab goes past it: %s', async (key, link, owner) => {
  await show(document.querySelector(link)!, document.querySelector<HTMLElement>(owner)!);
  expect(press('Tab')).toBeUndefined();
  expect(press(key === 'Enter' ? 'ArrowRight' : 'Enter')).toBeUndefined();
  expect(press(key)).toBe('1');
  expect(press('Tab')).toBe('2');
  expect(press('Tab')).toBeUndefined();
  expect(document.activeElement).toBe(document.querySelector(owner));
});

test('Escape closes the card, and the focus comes back', async () => {
  await show(document.querySelector('p a')!);
  press('ArrowDown');
  press('Escape');
  expect(findCard()?.hidden).toBe(true);
  expect(document.activeElement?.textContent).toBe('term');
});

test('a card that is disposed of is gone, and hears nothing', async () => {
  await show(document.querySelector('pre a')!);
  card.dispose();
  expect(findCard()).toBeNull();
  expect(press('Enter')).toBeUndefined();
  expect(press('ArrowDown')).toBeUndefined();
});
