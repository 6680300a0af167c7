import { expect } from 'vitest';
import { KINDS } from '../support/browser/kinds';
import type { Page, Target } from './page';
import type { Site } from './site';

/** The steps of a reader, in every engine. */
export interface Journey {
  name: string;
  walk(page: Page, site: Site): Promise<void>;
}

const TAGGING = '/api_media2/guide/tagging/';
const H1: Target = { css: 'h1' };

/** The first example of a page. */
const EXAMPLE = '[data-example="media-v2/tagging-basic"]';
const RESPONSE = '[aria-label="Sandbox response"]';
const SEARCH: Target = { css: 'input[aria-label="Search"]' };

const inExample = (css: string, text?: string): Target => ({ css, text, within: EXAMPLE });
const inConsole = (operation: string, css: string, text?: string): Target => ({
  css,
  text,
  within: `[data-console="${operation}"]`,
});

/** The response in an example or a console, which has one at most. */
const responseIn = (within: string): Target => ({ css: RESPONSE, within });

/** Opens the console of an operation, which is ready when it can send. */
async function openConsole(page: Page, operation: string): Promise<void> {
  await page.goto(`/openapi/#${operation}`);
  await page.click({ css: `[data-try="${operation}"]` });
  await page.see(inConsole(operation, 'button', 'Send'));
}

async function send(page: Page, operation: string, status: RegExp): Promise<void> {
  await page.click(inConsole(operation, 'button', 'Send'));
  await page.seeText(responseIn(`[data-console="${operation}"]`), status);
}

export const JOURNEYS: Journey[] = [
  {
    name: 'reads on by the bar, the sidebar and a link of the text, and comes back',
    walk: async (page) => {
      await page.goto('/');
      await page.click({ css: '.navbar a', text: 'Media API' });
      await page.seeUrl(/^\/api_media2\/$/);
      await page.seeThat(
        { css: '.navbar a', text: 'Media API' },
        'underlined as the active product',
        ({ isUnderlined }) => isUnderlined,
      );
      await page.click({ css: 'aside a', text: 'Quick start' });
      await page.seeUrl(/^\/api_media2\/quick\/$/);
      await page.seeText(H1, /Quick start/);
      await page.click({ css: 'main article a[href*="/guide/"]' });
      await page.seeUrl(/^\/api_media2\/guide\//);
      await page.back();
      await page.seeUrl(/^\/api_media2\/quick\/$/);
      await page.seeText(H1, /Quick start/);
    },
  },
  {
    name: 'finds a field by the search box with the keyboard alone',
    walk: async (page) => {
      await page.goto('/api_media2/');
      await page.press('Control+k');
      await page.seeThat(SEARCH, 'focused', ({ isFocused }) => isFocused);
      await page.type('nextCursor');
      await page.seeText({ css: '[role=option][aria-selected=true]' }, /nextCursor/);
      await page.press('Enter');
      await page.seeUrl(/PhotosRecommendation\/.*#field-nextcursor/i);
    },
  },
  {
    name: 'lands at a field, below the bar, and sees it marked',
    walk: async (page) => {
      await page.goto('/api_media2/reference/NlpRequest/#field-analyses');
      const bar = await page.see({ css: '.navbar' });
      await page.seeThat(
        { css: '[id="field-analyses"]' },
        'in the window, below the bar',
        ({ box }) => box.top >= bar.box.height && box.top < 400,
      );
    },
  },
  {
    name: 'chooses a language, which the next page remembers',
    walk: async (page) => {
      await page.goto(TAGGING);
      await page.click({ css: '[role=tab]', text: 'Python' });
      await page.goto('/api_media2/guide/photos/');
      await page.see({ css: '[role=tab][aria-selected=true]', text: 'Python' });
      await page.seeText({ css: '[role=tabpanel] pre' }, /import requests/);
    },
  },
  {
    name: 'copies code and pastes it',
    walk: async (page) => {
      await page.goto(TAGGING);
      const code = await page.see(inExample('pre code'));
      await page.click(inExample('figcaption button', 'Copy Shell: Basic tagging'));
      await page.see(inExample('figcaption button[data-copied]'));
      await page.click(inExample('button', 'Edit'));
      await page.click(inExample('textarea'));
      await page.press('Control+a');
      await page.press('Control+v');
      const pasted = await page.seeThat(
        inExample('textarea'),
        'pasted text',
        ({ value }) => !value.startsWith('{'),
      );
      expect(pasted.value.trim()).toBe(code.text.trim());
    },
  },
  {
    name: 'breaks long lines of code on a phone',
    walk: async (page) => {
      await page.resize(360, 740);
      await page.goto(TAGGING);
      const code = inExample('pre');
      await page.seeThat(code, 'wider than its panel', ({ overflow }) => overflow > 0);
      await page.click(inExample('figcaption button', 'Wrap Shell: Basic tagging'));
      await page.seeThat(code, 'not wider than its panel', ({ overflow }) => overflow === 0);
    },
  },
  {
    name: 'edits an example, sends it, and discards the edit',
    walk: async (page) => {
      await page.goto(TAGGING);
      await page.click(inExample('button', 'Edit'));
      await page.fill(inExample('textarea'), '{"id": "1", "text": "Prague is old."}');
      await page.click(inExample('button', 'Run'));
      await page.seeText(responseIn(EXAMPLE), /\b200 OK[^]*"Prague"/);
      await page.click(inExample('button', 'Reset'));
      await page.seeNone(inExample('textarea'));
    },
  },
  {
    name: 'fills in the form of a console and sends it',
    walk: async (page) => {
      await openConsole(page, 'searchItems');
      await page.fill(inConsole('searchItems', 'input', 'query'), 'Angela Merkel');
      await send(page, 'searchItems', /\b200 OK[^]*"G567"/);
    },
  },
  {
    name: 'writes a body as JSON and sends it, letters beyond ASCII included',
    walk: async (page) => {
      await openConsole(page, 'analyze');
      await page.click(inConsole('analyze', 'button', 'JSON'));
      await page.fill(
        inConsole('analyze', 'textarea'),
        '{"id": "č", "text": "Angela Merkelová přijela do Mnichova."}',
      );
      await send(page, 'analyze', /\b200 OK[^]*"Angela Merkel/);
    },
  },
  {
    name: 'opens a shared link, with the request that it carries',
    walk: async (page) => {
      await page.goto(TAGGING);
      await page.click(inExample('button', 'Edit'));
      await page.fill(inExample('textarea'), '{"id": "č", "text": "Prague."}');
      await page.click(inExample('a', 'Open in the console'));
      await page.seeUrl(/^\/openapi\/#analyze\?call=/);
      await page.click(inConsole('analyze', 'button', 'JSON'));
      await page.seeThat(
        inConsole('analyze', 'textarea'),
        'the edited body',
        ({ value }) => value === '{"id": "č", "text": "Prague."}',
      );
      await send(page, 'analyze', /\b200 OK[^]*"Prague"/);
    },
  },
  {
    name: 'has a text of their own analyzed on the home page',
    walk: async (page) => {
      await page.goto('/');
      await page.fill(
        { css: 'textarea' },
        'Angela Merkel opened a museum in Prague on 3 May 2024.',
      );
      await page.click({ css: 'button', text: 'Analyze' });
      await page.seeText({ css: '[role=status]' }, /^Analyzed in/);
      await page.seeText({ css: '[data-paragraph]' }, /Angela Merkel/);
    },
  },
  {
    name: 'goes through the menu of a phone',
    walk: async (page) => {
      await page.resize(360, 740);
      await page.goto('/api_media2/quick/');
      await page.click({ css: 'button', text: 'Toggle navigation bar' });
      await page.see({ css: '.navbar-sidebar a', text: 'Quick start' });
      await page.click({ css: '.navbar-sidebar button', text: '← Back to main menu' });
      await page.click({ css: '.navbar-sidebar a', text: 'Genja' });
      await page.seeUrl(/^\/genja\/$/);
      await page.seeNone({ css: '.navbar-sidebar' });
    },
  },
  {
    name: 'gets from an unknown URL to a page that exists',
    walk: async (page) => {
      await page.goto('/api_media2/guide/photo/');
      await page.seeText(H1, /Page not found/i);
      await page.click({ css: 'main a', text: '/api_media2/guide/photos/' });
      await page.seeUrl(/^\/api_media2\/guide\/photos\/$/);
      await page.seeText(H1, /photo/i);
    },
  },
  {
    name: 'goes on in an old tab after a deployment',
    walk: async (page, site) => {
      await page.goto('/gkb/');
      site.deploy();
      await page.click({ css: '.navbar a', text: 'Genja' });
      await page.seeUrl(/^\/genja\/$/);
      await page.seeText(H1, /Genja/);
      await page.click({ css: '.navbar a', text: 'General API' });
      await page.seeUrl(/^\/api_general\/$/);
      await page.see(H1);
    },
  },
  {
    name: 'loses the connection, is told so, and goes on when it is back',
    walk: async (page, site) => {
      await page.goto('/gkb/');
      site.setOffline(true);
      await page.click({ css: '.navbar a', text: 'General API' });
      await page.see({ css: '[role=alert]' });
      await page.click({ css: 'button', text: 'Retry' });
      await page.see({ css: '[role=alert]' });
      site.setOffline(false);
      await page.click({ css: 'button', text: 'Retry' });
      await page.seeText(H1, /General API/);
      await page.seeNone({ css: '[role=alert]' });
    },
  },
  {
    name: 'copies a page as Markdown from the menu above its title',
    walk: async (page) => {
      await page.goto(TAGGING);
      await page.click({ css: 'nav button', text: 'Copy page' });
      await page.seeText({ css: 'nav [role=status]' }, /^Copied/);
      await page.click(inExample('button', 'Edit'));
      await page.click(inExample('textarea'));
      await page.press('Control+a');
      await page.press('Control+v');
      await page.seeThat(
        inExample('textarea'),
        'the Markdown of the page',
        ({ value }) => /^# .*tag/i.test(value) && value.includes('Emmanuel Macron'),
      );
    },
  },
  {
    name: 'reads a page as Markdown',
    walk: async (page) => {
      await page.goto(TAGGING);
      await page.click({ css: 'nav[aria-label="Page menu"] summary' });
      await page.click({ css: 'nav a', text: 'View as Markdown' });
      await page.seeUrl(/^\/api_media2\/guide\/tagging\/index\.md$/);
      await page.seeText({ css: 'body' }, /^# .*tag/i);
    },
  },
  {
    name: 'follows a link to a line of a response',
    walk: async (page) => {
      await page.goto(
        '/api_media2/guide/code/tagging-mentions-result/#:~:text=%22docSentiment%22%3A%20%7B',
      );
      await page.seeThat(
        { css: 'main .code a.k', text: '"docSentiment"' },
        'in the window',
        ({ box }) => box.top > 0 && box.top < 800,
      );
    },
  },
  {
    name: 'puts another form of a word into a template',
    walk: async (page) => {
      await page.goto('/genja/playground/');
      await page.click({ css: '[role=group] button', text: 'koalice' });
      await page.click({ css: 'table button', text: 'koalicemi' });
      await page.click({ css: 'button', text: 'Insert into the template' });
      await page.seeThat(
        { css: 'textarea', text: 'Template' },
        'the form in the template',
        ({ value }) => value.includes("{{ 'koalice'|m('P7') }}"),
      );
    },
  },
  {
    name: 'sees the text follow the data of a template',
    walk: async (page) => {
      await page.goto('/genja/playground/');
      await page.fill(
        { css: 'textarea', text: 'Data' },
        '{"winner": "hnutí", "town": "Praha", "seats": 5}',
      );
      await page.seeText({ css: '[role=group][class*=output]' }, /hnutí vyhrálo volby v Praze/);
    },
  },
  {
    name: 'has the sample article analyzed by all endpoints',
    walk: async (page) => {
      await page.goto('/try/');
      await page.click({ css: 'button', text: 'Analyze' });
      await page.seeText({ css: 'main section[aria-labelledby="result-analysis"]' }, /Munich/);
      await page.see({ css: 'main section[aria-labelledby="result-photos"] li' });
      await page.seeText({ css: 'main section[aria-labelledby="result-costs"]' }, /4 requests/);
    },
  },
  {
    name: 'sees on a card what a name of the response means, and reads on there',
    walk: async (page) => {
      await page.goto('/api_media2/guide/code/tagging-basic-result/');
      await page.hover({ css: 'main .code a.k', text: '"gkbId"' });
      const card = 'div[role=region][style*=width]';
      await page.seeText({ css: card }, /gkbId/);
      await page.click({ css: 'a[href*="#field-gkb"]', within: card });
      await page.seeUrl(/\/reference\/\w+\/#field-gkbid$/i);
    },
  },
  {
    name: 'downloads the script of a tutorial, and stays on the page',
    walk: async (page, site) => {
      const file = '/downloads/tutorials/highlight-python.zip';
      await page.goto('/api_media2/tutorials/highlight/');
      await page.click({ css: 'main a', text: 'highlight-python.zip' });
      await expect.poll(() => site.hasSent(file), { timeout: 120_000 }).toBe(true);
      await page.seeUrl(/^\/api_media2\/tutorials\/highlight\/$/);
      await page.see(H1);
    },
  },
  {
    name: 'goes to the other version of an API and back, and reads what has changed',
    walk: async (page) => {
      await page.goto(TAGGING);
      await page.click({ css: '.footer a', text: 'Media API v1' });
      await page.seeUrl(/^\/api_media\/$/);
      await page.seeText(H1, /v1/);
      await page.click({ css: '.navbar a', text: 'Media API' });
      await page.seeUrl(/^\/api_media2\/$/);
      await page.seeText(H1, /v2/);
      await page.click({ css: '.footer a', text: 'Changes' });
      await page.seeUrl(/^\/changes\/$/);
      await page.seeText(H1, /Changes/);
      await page.see({ css: 'main section > h2' });
    },
  },
  {
    name: 'prints a guide: all lines of a response, and no navigation',
    walk: async (page) => {
      await page.goto(TAGGING);
      const folded = { css: 'main figure:has(> button[aria-expanded]) pre' };
      const { box } = await page.see(folded);
      await page.see({ css: '.navbar' });
      await page.showAsPrinted();
      await page.seeThat(folded, 'higher than it was', (seen) => seen.box.height > box.height);
      await page.see({ css: '[role=tabpanel] pre' });
      await page.seeNone({ css: '.navbar, aside, .footer, .pagination-nav, [role=tablist]' });
      await page.seeNone({ css: 'main figure button' });
    },
  },
  {
    name: 'prints the interactive reference: everything is open',
    walk: async (page) => {
      const field = { css: '[id="recommendPhotos.constraints.tags.allOf"]' };
      await page.goto('/openapi/');
      await page.see({ css: '#recommendPhotos h2, #recommendPhotos h3' });
      await page.seeNone(field);
      await page.showAsPrinted();
      await page.see(field);
      await page.seeNone({ css: '.navbar, .footer, .openapi nav' });
    },
  },
  {
    name: 'reads and follows links without scripts',
    walk: async (page, site) => {
      site.setScripts(false);
      await page.gotoStatic(TAGGING);
      await page.seeText(H1, /tag/i);
      await page.see({ css: 'figure pre .s' });
      await page.click({ css: '.navbar a', text: 'Genja' });
      await page.seeUrl(/^\/genja\/$/);
      await page.seeText(H1, /Genja/);
    },
  },
  ...KINDS.map(([kind, route]): Journey => ({
    name: `opens a page of the kind “${kind}” without a message in the console`,
    walk: async (page, site) => {
      await page.goto(route);
      await page.see(H1);
      expect(await page.listMessages()).toEqual([]);
      expect(site.takeMissing()).toEqual([]);
    },
  })),
];
