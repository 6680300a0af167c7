import { createElement, type FC } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeLater, type Page } from './make-later';

test('makeLater() makes a page when it is first asked for, and once', () => {
  const calls: string[] = [];
  const Heading = ({ lang }: { lang?: string }): string => `Heading in ${lang}`;
  const Page = makeLater(() => {
    calls.push('made');
    return Object.assign(Heading, { preload: () => void calls.push('loaded') }) as Page;
  });
  expect(calls).toEqual([]);
  Page.preload();
  expect(renderToStaticMarkup(createElement(Page as FC<{ lang: string }>, { lang: 'cs' }))).toBe(
    'Heading in cs',
  );
  expect(calls).toEqual(['made', 'loaded']);
});
