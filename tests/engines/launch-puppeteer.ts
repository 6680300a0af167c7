import puppeteer, { ProtocolError } from 'puppeteer-core';
import type { KeyInput, LaunchOptions, Page, Permission, Viewport } from 'puppeteer-core';
import type { Browser, Engine } from './browser';

/**
 * Launches Chromium (by its DevTools protocol) or Firefox (by WebDriver BiDi).
 *
 * @param permissions what an engine without a window denies although a reader has clicked
 */
export async function launchPuppeteer(
  options: LaunchOptions,
  permissions: Permission[] = [],
): Promise<Engine> {
  const launched = await puppeteer.launch({ headless: true, ...options });
  return {
    newWindow: async () => {
      const context = await launched.createBrowserContext();
      const page = await context.newPage();
      const browser = toBrowser(page, () => context.close());
      if (permissions.length === 0) return browser;
      const open = async (url: string) => {
        await context.overridePermissions(new URL(url).origin, permissions);
        await browser.open(url);
      };
      return { ...browser, open };
    },
    close: () => launched.close(),
  };
}

function toBrowser(page: Page, close: () => Promise<void>): Browser {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return {
    open: async (url) => {
      messages.length = 0;
      await page.goto(url);
    },
    // goBack() waits for an event that Firefox does not send when no document is loaded.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    // Puppeteer's types allow for handles of elements among the arguments; here they are JSON.
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    click: ({ x, y }) => page.mouse.click(x, y),
    hover: ({ x, y }) => page.mouse.move(x, y),
    press: async (key) => {
      const [last, ...modifiers] = key.split('+').reverse() as [KeyInput, ...KeyInput[]];
      for (const modifier of modifiers) await page.keyboard.down(modifier);
      await page.keyboard.press(last);
      for (const modifier of modifiers) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    resize: (size) => resize(page, size),
    screenshot: () => page.screenshot({ type: 'png' }),
    listMessages: () => Promise.resolve(messages),
    close,
  };
}

/**
 * Puppeteer also sets the orientation of the screen, which Firefox ESR 140 does not know. The size is
 * set by a separate command, and is there a moment later.
 */
async function resize(page: Page, size: Viewport): Promise<void> {
  try {
    await page.setViewport(size);
  } catch (error) {
    const isUnknown = error instanceof ProtocolError && /ScreenOrientation/.test(error.message);
    if (!isUnknown) throw error;
    while ((await page.evaluate(() => window.innerWidth)) !== size.width);
  }
}
