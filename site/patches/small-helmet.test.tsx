// @vitest-environment jsdom
import { act } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import * as library from 'react-helmet-async';
import { afterEach, expect, test } from 'vitest';
import * as small from './small-helmet.client';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

afterEach(() => {
  document.head.innerHTML = '';
  document.title = '';
});

type Head = ComponentType<{ children?: ReactNode }>;

/** Draws one page after the other, and returns what the head has after each. */
async function draw(
  { Helmet, HelmetProvider }: { Helmet: unknown; HelmetProvider: unknown },
  pages: ((H: Head) => ReactElement)[],
): Promise<string[]> {
  const Provider = HelmetProvider as Head;
  // A title from the server is in the head too, and is not one of the tags.
  document.head.innerHTML = '<title data-rh="true">Old</title><meta data-rh="true" name="gone">';
  document.documentElement.dataset.theme = 'light';
  const root = createRoot(document.createElement('div'));
  const heads: string[] = [];
  for (const page of pages) {
    await act(async () => root.render(<Provider>{page(Helmet as Head)}</Provider>));
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    heads.push(describe());
  }
  await act(async () => root.unmount());
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  for (const name of ['lang', 'class', 'data-has-hydrated']) {
    document.documentElement.removeAttribute(name);
  }
  return heads;
}

/** The order of tags is without meaning, and the library also notes what it has set. */
function describe(): string {
  const tags = [...document.head.querySelectorAll(':not(title)')]
    .map((tag) => tag.outerHTML)
    .sort();
  const names = document.documentElement.getAttributeNames().filter((name) => name !== 'data-rh');
  const root = names.sort().map((name) => `${name}=${document.documentElement.getAttribute(name)}`);
  return [document.title, ...root, ...tags].join('\n');
}

const site = (H: Head) => (
  <H>
    <html lang="en" className="page" data-has-hydrated="true" />
    <title>Site</title>
    <meta property="og:title" content="Site" />
    <meta name="description" content="All" />
    <link rel="icon" href="/icon.svg" />
    {false}
  </H>
);

const toPage = (title: string) => (H: Head) => (
  <>
    {site(H)}
    <H>
      <html lang="en" className={`page ${title}`} />
      <title>
        {title} | {'Site'}
      </title>
      <meta property="og:title" content={title} />
      <link rel="canonical" href={`/${title}/`} />
      <link rel="alternate" href={`/${title}/`} hrefLang="en" />
      <link rel="alternate" href={`/${title}/`} hrefLang="x-default" />
      <script type="application/ld+json">{JSON.stringify({ title })}</script>
    </H>
    <H>
      <>
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content="9" />
      </>
    </H>
  </>
);

test.each([
  ['one page', [toPage('a')]],
  ['one page after another', [toPage('a'), toPage('b')]],
  ['a page with less in its head', [toPage('a'), site]],
  ['a page that is drawn again', [toPage('a'), toPage('a')]],
])('the head of %s is as the library makes it', async (_, pages) => {
  const want = await draw(library, pages);
  expect(want.at(-1)).toContain('og:title');
  expect(await draw(small, pages)).toEqual(want);
});

test('tags that stay are not replaced', async () => {
  const root = createRoot(document.createElement('div'));
  const frame = () =>
    act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  const find = () => document.head.querySelector('link[rel=icon]');
  await act(async () => root.render(toPage('a')(small.Helmet)));
  await frame();
  const icon = find();
  expect(icon).not.toBeNull();
  await act(async () => root.render(toPage('b')(small.Helmet)));
  await frame();
  expect(find()).toBe(icon);
  await act(async () => root.unmount());
});
