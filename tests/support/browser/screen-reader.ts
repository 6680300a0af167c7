import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const PACKAGE = require.resolve('@guidepup/virtual-screen-reader/browser.js');

/** Where a page gets the screen reader; its policy allows scripts of the site only. */
const URL_OF_READER = '/virtual-screen-reader.js';

/** A text that goes on for longer is not read to its end. */
const LONGEST = 400;

/** The part of the package that is used. */
interface VirtualReader {
  activeNode: Node | null;
  start(options: { container: Element }): Promise<void>;
  stop(): Promise<void>;
  next(): Promise<void>;
  spokenPhraseLog(): Promise<string[]>;
  clearSpokenPhraseLog(): Promise<void>;
}

/** The words of a screen reader while a reader uses a page, as a text with a heading for each step. */
export class ScreenReader {
  private readonly lines: string[] = [];

  private constructor(private readonly page: Page) {}

  /** Begins on a page that is open and reacts. */
  static async start(page: Page): Promise<ScreenReader> {
    await page.route(`**${URL_OF_READER}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', path: PACKAGE }),
    );
    return new ScreenReader(page);
  }

  /** Reads the element that a selector finds, from its beginning to its end. */
  async read(title: string, selector: string): Promise<void> {
    const element = this.page.locator(selector).first();
    await expect(element).toBeVisible();
    const phrases = await element.evaluate(
      async (container, [url, longest]) => {
        const { virtual } = (await import(url)) as { virtual: VirtualReader };
        // Browsers with scripts have nothing of it in their accessibility tree.
        container.querySelectorAll('noscript').forEach((element) => element.remove());
        // The content of a closed element or an inactive tab is not in it either; the package would read it.
        container
          .querySelectorAll('details:not([open]) > :not(summary), [hidden="until-found"]')
          .forEach((element) => element.setAttribute('hidden', ''));
        await virtual.start({ container });
        const first = virtual.activeNode;
        let log = await virtual.spokenPhraseLog();
        // At its end it begins again.
        while (
          log.length < 2 ||
          (log.length < longest && (virtual.activeNode !== first || log.at(-1) !== log[0]))
        ) {
          await virtual.next();
          log = await virtual.spokenPhraseLog();
        }
        await virtual.stop();
        return log.slice(0, -1);
      },
      [URL_OF_READER, LONGEST] as const,
    );
    this.add(title, phrases);
  }

  /**
   * Does something, and notes what is said meanwhile: what gets the focus, and live regions.
   *
   * @param last what is said in the end
   */
  async hear(title: string, action: () => Promise<unknown>, last: string | RegExp): Promise<void> {
    await this.page.evaluate(async (url) => {
      const { virtual } = (await import(url)) as { virtual: VirtualReader };
      await virtual.start({ container: document.body });
      await virtual.clearSpokenPhraseLog();
    }, URL_OF_READER);
    await action();
    await expect.poll(async () => (await this.listSaid()).join('\n')).toMatch(last);
    const phrases = await this.listSaid();
    await this.page.evaluate(async (url) => {
      const { virtual } = (await import(url)) as { virtual: VirtualReader };
      await virtual.stop();
    }, URL_OF_READER);
    this.add(title, phrases);
  }

  toString(): string {
    return `${this.lines.join('\n').trim()}\n`;
  }

  private listSaid(): Promise<string[]> {
    return this.page.evaluate(async (url) => {
      const { virtual } = (await import(url)) as { virtual: VirtualReader };
      return virtual.spokenPhraseLog();
    }, URL_OF_READER);
  }

  private add(title: string, phrases: string[]): void {
    // Regions that were emptied say nothing, and the end of an element repeats its beginning.
    const said = phrases
      .map((phrase) => phrase.trim())
      .filter((phrase) => !/^(polite|assertive):$|^\u200b?$|^end of /.test(phrase));
    this.lines.push(`# ${title}`, ...said, '');
  }
}
