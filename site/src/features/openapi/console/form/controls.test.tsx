// @vitest-environment jsdom
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { NumberControl } from './controls';
import { FormContext } from './form-context';
import type { FormTools } from './form-context';
import { useLeave } from './use-leave';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let root: Root;
let input: HTMLInputElement;

/** A form with a number that something else may change: then `given` is another one. */
function Form({ given }: { given: { value: number } }): ReactNode {
  const [seen, setSeen] = useState(given);
  const [value, setValue] = useState(given.value);
  if (given !== seen) {
    setSeen(given);
    setValue(given.value);
  }
  return (
    <FormContext.Provider value={{ leave: useLeave() } as FormTools}>
      <NumberControl value={value} onChange={setValue} />
      <output>{value}</output>
    </FormContext.Provider>
  );
}

const give = (value: number) => act(() => root.render(<Form given={{ value }} />));

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main')!);
  give(10);
  input = document.querySelector('input')!;
});

function type(text: string): void {
  // React hears of a change only when the setter of the browser has been called.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  act(() => {
    set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const readBody = () => document.querySelector('output')?.textContent;
const isWaiting = () => document.body.textContent.includes('Not a number yet');

test.each([
  ['-', '10', true],
  ['', '10', true],
  ['-3', '-3', false],
  ['1.', '1', false],
  ['1.50', '1.5', false],
])('"%s" stays as it is typed; the body has %s', (text, want, waits) => {
  type(text);
  expect([input.value, readBody(), isWaiting()]).toEqual([text, want, waits]);
});

test.each(['99999999999999999999', '-9007199254740993', '1e999'])(
  '"%s" is rejected with a sentence: the body would get another number',
  (text) => {
    type(text);
    expect([input.value, readBody()]).toEqual([text, '10']);
    expect(document.body.textContent).toContain(
      'This number is too large to keep all its digits; the body still contains 10.',
    );
    expect(input.getAttribute('aria-invalid')).toBe('true');
  },
);

const fire = (name: string) =>
  act(() => void document.body.dispatchEvent(new MouseEvent(name, { bubbles: true })));

// A drag ends without the release of the mouse.
test.each(['mouseup', 'dragend'])(
  'while a press leaves the field, nothing moves until the press has ended with %s',
  (end) => {
    vi.useFakeTimers();
    input.focus();
    type('-');
    fire('mousedown');
    act(() => input.blur());
    expect([input.value, isWaiting()]).toEqual(['-', true]);
    fire(end);
    act(() => void vi.runAllTimers());
    expect([input.value, isWaiting()]).toEqual(['10', false]);
    vi.useRealTimers();
  },
);

test.each([
  ['the number changes', '-', () => give(20), '20'],
  ['another number takes its place', '1.50', () => give(2), '2'],
  ['the field is left', '-', () => act(() => input.blur()), '10'],
])('what was typed is gone when %s', (_, text, change, want) => {
  // A drag that is over delays nothing.
  ['mousedown', 'dragend'].forEach(fire);
  input.focus();
  type(text);
  change();
  expect([input.value, isWaiting()]).toEqual([want, false]);
});
