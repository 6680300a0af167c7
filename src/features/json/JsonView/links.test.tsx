// @vitest-environment jsdom
import React, { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import JsonView from './';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

test('names and values lead where the hook says, and Tab passes them', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const linkTo = (pointer: string, value: unknown) => ({
    name: `/fields#${pointer}`,
    ...(value === 'person' && { value: `/values#${String(value)}` }),
  });
  act(() =>
    createRoot(container).render(
      <JsonView value={{ type: 'person', ids: ['a'] }} label="JSON" linkTo={linkTo} />,
    ),
  );
  const links = [...container.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.tabIndex,
  ]);
  expect(links).toEqual([
    ['"type"', '/fields#/type', -1],
    ['"person"', '/values#person', -1],
    ['"ids"', '/fields#/ids', -1],
  ]);
});
