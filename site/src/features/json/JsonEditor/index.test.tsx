// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import JsonEditor from '.';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

test.each([
  ['no text', '', false, 'This is not valid JSON yet: line 1, column 1.', 'true'],
  ['a blank text where none is needed', ' ', true, '', 'false'],
])('JsonEditor says of %s what is wrong with it', (_, value, isOptional, error, invalid) => {
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main')!);
  act(() =>
    root.render(
      <JsonEditor label="Data" value={value} isOptional={isOptional} onChange={() => {}} />,
    ),
  );
  expect(document.querySelector('p:not([role])')?.textContent).toBe(error);
  expect(document.querySelector('textarea')?.getAttribute('aria-invalid')).toBe(invalid);
  act(() => root.unmount());
});
