// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { reveal } from './reveal';

const scrollIntoView = vi.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView.mockClear();
  document.body.innerHTML = `
    <p id="outside"></p>
    <main>
      <details id="one"><details id="two"><p id="a.b.c"></p></details></details>
      <details id="three"></details>
    </main>`;
});

function revealInMain(hash: string): void {
  reveal(document.querySelector('main')!, hash);
}

const listOpen = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

test('reveal() opens all folds around the field, and no others', () => {
  revealInMain('#a.b.c');
  expect(listOpen()).toEqual(['one', 'two']);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test('reveal() marks the field that was reached last', () => {
  revealInMain('#one');
  revealInMain('#a.b.c');
  expect([...document.querySelectorAll('.target')].map(({ id }) => id)).toEqual(['a.b.c']);
});

test.each(['', '#', '#unknown', '#outside', '#%E0%A4%A'])(
  'reveal() leaves the page alone at "%s"',
  (hash) => {
    revealInMain(hash);
    expect(listOpen()).toEqual([]);
    expect(scrollIntoView).not.toHaveBeenCalled();
  },
);

test('reveal() understands anchors that browsers have encoded', () => {
  revealInMain('#a%2Eb%2Ec');
  expect(listOpen()).toEqual(['one', 'two']);
});
