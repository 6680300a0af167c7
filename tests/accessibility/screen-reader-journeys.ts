import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { ScreenReader } from '../support/browser/screen-reader';

interface Journey {
  name: string;
  route: string;
  width?: number;
  act(reader: ScreenReader, page: Page): Promise<void>;
}

const MENU = 'nav[aria-label="Page menu"]';

export const JOURNEYS: Journey[] = [
  {
    name: 'home page',
    route: '/',
    act: async (reader) => {
      await reader.read('The bar of the site', 'nav.navbar');
      await reader.read(
        'The title and what follows it',
        'main > div:first-of-type > div:first-child',
      );
      await reader.read('The tasks', 'main nav[aria-label="Tasks"]');
    },
  },
  {
    name: 'footer',
    route: '/gkb/',
    act: (reader) => reader.read('The footer', 'footer.footer'),
  },
  {
    name: 'sidebar',
    route: '/api_media2/guide/photos/',
    act: async (reader, page) => {
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      const category = sidebar.getByRole('button', { name: /Concepts/ }).first();
      await reader.hear('Go to a category', () => category.focus(), 'Concepts');
      await category.press('Enter');
      await reader.hear(
        'Go to it again, after Enter has opened it',
        async () => {
          await category.blur();
          await category.focus();
        },
        'Concepts',
      );
    },
  },
  {
    name: 'top of a guide',
    route: '/api_media2/guide/photos/',
    act: async (reader) => {
      await reader.read('The breadcrumbs', 'nav[aria-label=Breadcrumbs]');
      await reader.read('The title', 'article header');
      await reader.read('A heading', 'article h2');
      await reader.read('The pages before and after', '.pagination-nav');
    },
  },
  {
    name: 'menu of a page',
    route: '/gkb/',
    act: async (reader, page) => {
      const button = page.locator(`${MENU} summary`);
      await reader.hear('Go to the menu', () => button.focus(), 'More for this page');
      await button.press('Enter');
      await reader.read('The open menu', MENU);
      await page.getByRole('link', { name: 'View as Markdown' }).focus();
      await reader.hear('Press Escape', () => page.keyboard.press('Escape'), 'More for this page');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await reader.hear(
        'Copy the page',
        () => page.getByRole('button', { name: 'Copy page' }).press('Enter'),
        'Copied to the clipboard',
      );
    },
  },
  {
    name: 'code sample',
    route: '/gkb/',
    act: async (reader, page) => {
      await reader.read('A request in several languages', '.tabs-container');
      const tab = page.getByRole('tab', { name: 'Python' }).first();
      await reader.hear('Go to another language', () => tab.focus(), 'Python');
      await tab.press('Enter');
      await reader.read('The languages after Enter', '[role=tablist]');
    },
  },
  {
    name: 'copy code',
    route: '/api_media2/guide/photos/',
    act: async (reader, page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const button = page.locator('figure').getByRole('button', { name: /^Copy/ }).first();
      await reader.hear('Copy', () => button.press('Enter'), 'Copied to the clipboard');
    },
  },
  {
    name: 'run a request',
    route: '/api_media2/guide/photos/',
    act: async (reader, page) => {
      const button = page.getByRole('button', { name: 'Run' }).first();
      await reader.hear('Run the sample', () => button.press('Enter'), 'returned status 200');
      const edit = page.getByRole('button', { name: 'Edit' }).first();
      await reader.hear('Go to Edit', () => edit.focus(), 'Edit');
    },
  },
  {
    name: 'fields of a type',
    route: '/api_media2/reference/Sentence/',
    act: async (reader) => {
      await reader.read('The head of its example', 'article figcaption');
      await reader.read('The table', 'article table');
    },
  },
  {
    name: 'table',
    route: '/gkb/',
    act: (reader) => reader.read('A table', 'main .table-scroll table'),
  },
  {
    name: 'card of a field',
    route: '/api_media2/guide/photos/',
    act: async (reader, page) => {
      const key = page.locator('pre a.k').first();
      await reader.hear('Go to a field name in JSON', () => key.focus(), 'ID of the article');
    },
  },
  {
    name: 'search',
    route: '/api_media2/',
    act: async (reader, page) => {
      await reader.hear('Press Ctrl and K', () => page.keyboard.press('Control+k'), 'Search');
      await page.keyboard.insertText('likePhotoId');
      // The names have one hit, the texts more. The last line, "See all results", marks nothing.
      const second = page.getByRole('option').nth(1);
      await expect(second.locator('mark').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(second).toHaveAttribute('aria-selected', 'true');
      await reader.read('The selected result', '[role=option][aria-selected=true]');
    },
  },
  {
    name: 'navigation of a phone',
    route: '/gkb/',
    width: 360,
    act: async (reader, page) => {
      const button = page.getByRole('button', { name: 'Toggle navigation bar' });
      await reader.hear('Open it', () => button.press('Enter'), 'Close navigation bar');
      await reader.hear(
        'Press Escape',
        () => page.keyboard.press('Escape'),
        'Toggle navigation bar',
      );
    },
  },
  {
    name: 'contents of a phone',
    route: '/api_media2/guide/photos/',
    width: 360,
    act: async (reader, page) => {
      const button = page.getByRole('button', { name: 'On this page' });
      await reader.hear('Go to the contents', () => button.focus(), 'On this page');
      await button.press('Enter');
      await reader.read('The open contents', 'nav[aria-label="On this page"]');
    },
  },
  {
    name: 'filter of the changes',
    route: '/changes/',
    act: async (reader, page) => {
      const filter = page.getByRole('combobox', { name: 'Product' });
      await reader.hear('Go to the filter', () => filter.focus(), 'Product');
    },
  },
  {
    name: 'page that does not exist',
    route: '/api_media2/guide/photo/',
    act: (reader) => reader.read('The page', 'main'),
  },
];
