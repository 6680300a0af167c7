import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { findWebkit } from '../../tools/run/engines.mjs';
import { findFreePort } from '../../tools/run/port.mjs';
import type { Browser, Engine } from './browser';
import type { RecordedWindow } from './record-console';

const SCREEN = { width: 2000, height: 1200 };

/** Keys of the WebDriver protocol that are no characters. */
const KEYS: Record<string, string> = {
  Control: '\uE009',
  Shift: '\uE008',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Backspace: '\uE003',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
};

type WebkitPaths = NonNullable<ReturnType<typeof findWebkit>>;

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

async function openSession(url: string, binary: string): Promise<string> {
  const options = { binary, args: ['--automation'] };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const body = { capabilities: { alwaysMatch } };
  const { sessionId } = await send<{ sessionId: string }>('POST', `${url}/session`, body);
  return `${url}/session/${sessionId}`;
}

/** Sends a command of the WebDriver protocol, and returns its value. */
async function send<Value = void>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { message?: string } };
  if (!response.ok) throw new Error(`WebKit rejects ${method} ${url}: ${value.message}`);
  return value;
}

/** @param session its URL */
function toBrowser(session: string): Browser {
  const post = <Value = void>(command: string, body = {}) =>
    send<Value>('POST', `${session}/${command}`, body);
  const point = (...actions: object[]) =>
    post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  const pressKeys = (actions: object[]) =>
    post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  const evaluate: Browser['evaluate'] = (run, ...args) =>
    post('execute/sync', { script: `return (${String(run)}).apply(null, arguments)`, args });
  return {
    open: (url) => post('url', { url }),
    back: () => post('back'),
    evaluate,
    click: (position) =>
      point(toMove(position), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    hover: (position) => point(toMove(position)),
    press: (names) => {
      const keys = names.split('+').map((name) => KEYS[name] ?? name);
      return pressKeys([...keys.map(toDown), ...keys.toReversed().map(toUp)]);
    },
    type: (text) => pressKeys([...text].flatMap((key) => [toDown(key), toUp(key)])),
    resize: async (size) => {
      // The size of the page is that of the window without its bars.
      await post('window/rect', size);
      const [width, height] = await evaluate(
        () => [window.innerWidth, window.innerHeight] as const,
      );
      const rect = { width: 2 * size.width - width, height: 2 * size.height - height };
      await post('window/rect', rect);
    },
    screenshot: async () =>
      Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    // WebDriver tells nothing of the console; the server adds a recorder to each page.
    listMessages: () => evaluate(readRecorded),
    close: () => send('DELETE', session),
  };
}

function readRecorded(): string[] {
  return (window as unknown as RecordedWindow).recordedMessages;
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
  const isReady = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await wait(100);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

function toDown(value: string) {
  return { type: 'keyDown', value };
}

function toUp(value: string) {
  return { type: 'keyUp', value };
}

function toMove({ x, y }: { x: number; y: number }) {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
}
