// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { Rows } from './Scores';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

afterEach(() => document.body.replaceChildren());

it('“Show all” leaves the focus at its place, on the first of the rows that it shows', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const rows = Array.from({ length: 9 }, (_, at) => ({
    key: `t${at}`,
    id: `t${at}`,
    name: `Tag ${at + 1}`,
    bar: null,
    value: at,
  }));
  act(() => createRoot(container).render(<Rows label="Tags" rows={rows} />));
  const all = [...container.querySelectorAll('button')].at(-1);
  expect(all?.textContent).toBe('Show all 9');
  all?.focus();
  act(() => all?.click());
  expect(container.querySelectorAll('button')).toHaveLength(9);
  expect(document.activeElement?.textContent).toBe('Tag 7');
});
