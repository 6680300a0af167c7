import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import type { WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../../tools/run/port.mjs';
import type { Browser, Engine } from './browser';
import type { RecordedWindow } from './record-console';

/** Milliseconds for a virtual display or a driver to start on a loaded machine. */
const START = 120_000;

const SCREEN = { width: 2000, height: 1200 };

/** Paths of the three parts that run WebKit without a screen. */
export interface WebkitPaths {
  /** WebKitWebDriver */
  driver: string;
  /** MiniBrowser */
  browser: string;
  /** Xvfb */
  display: string;
}

/** Launches Debian's WebKit: its small browser on a virtual display, by WebDriver. */
export async function launchWebkit(paths: WebkitPaths): Promise<Engine> {
  const display = await startDisplay(paths.display);
  const port = await findFreePort();
  const driver = spawn(paths.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      // A virtual display has no GPU, and the sandbox of WebKit does not start for root.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForDriver(url);
  return {
    newWindow: async () => toBrowser(await openSession(url, paths.browser)),
    close: async () => {
      await stop(driver);
      await stop(display.process);
    },
  };
}

function openSession(url: string, browser: string): Promise<WebDriver> {
  const capabilities = new Capabilities();
  capabilities.set('browserName', 'MiniBrowser');
  capabilities.set('webkitgtk:browserOptions', { binary: browser, args: ['--automation'] });
  return new Builder().usingServer(url).withCapabilities(capabilities).build();
}

function toBrowser(driver: WebDriver): Browser {
  return {
    open: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    evaluate: (run, ...args) => driver.executeScript(run, ...args),
    click: (position) => driver.actions().move(toMove(position)).click().perform(),
    hover: (position) => driver.actions().move(toMove(position)).perform(),
    press: async (key) => {
      const [last = '', ...modifiers] = key.split('+').map(toWebDriverKey).reverse();
      const actions = driver.actions();
      for (const modifier of modifiers) actions.keyDown(modifier);
      actions.keyDown(last).keyUp(last);
      for (const modifier of modifiers) actions.keyUp(modifier);
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize: async (size) => {
      // The size of the page is that of the window without its bars.
      await driver.manage().window().setRect(size);
      const [width, height] = await driver.executeScript<[number, number]>(
        () => [window.innerWidth, window.innerHeight] as const,
      );
      const rect = { width: 2 * size.width - width, height: 2 * size.height - height };
      await driver.manage().window().setRect(rect);
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    // WebDriver tells nothing of the console; the server adds a recorder to each page.
    listMessages: () => driver.executeScript(readRecorded),
    close: () => driver.quit(),
  };
}

function readRecorded(): string[] {
  return (window as unknown as RecordedWindow).recordedMessages;
}

function toWebDriverKey(name: string): string {
  const keys: Record<string, string> = {
    Control: Key.CONTROL,
    Shift: Key.SHIFT,
    Enter: Key.ENTER,
    Escape: Key.ESCAPE,
    Tab: Key.TAB,
    Backspace: Key.BACK_SPACE,
    ArrowDown: Key.ARROW_DOWN,
    ArrowUp: Key.ARROW_UP,
  };
  const key = keys[name] ?? (name.length === 1 ? name : undefined);
  if (key === undefined) {
    throw new Error(`No WebDriver key for "${name}". Known: ${Object.keys(keys).join(', ')}`);
  }
  return key;
}

/** Xvfb chooses a free display itself and prints its number. */
async function startDisplay(command: string): Promise<{ name: string; process: ChildProcess }> {
  const { width, height } = SCREEN;
  const xvfb = spawn(command, ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    xvfb.once('error', reject);
    xvfb.once('exit', (status) => reject(new Error(`Xvfb ended with status ${status}.`)));
    xvfb.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
  });
  return { name: `:${number}`, process: xvfb };
}

async function waitForDriver(url: string): Promise<void> {
  const end = Date.now() + START;
  while (Date.now() < end) {
    const response = await fetch(`${url}/status`).catch(() => undefined);
    if (response?.ok) return;
    await wait(100);
  }
  throw new Error(`WebKitWebDriver did not start at ${url} within ${START / 1000} s.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

function toMove({ x, y }: { x: number; y: number }) {
  return { x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT };
}
