import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { fail, run, step } from './steps.mjs';

/** The shell is Chromium without windows: the same engine, and the tests take half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** What Debian has; Ubuntu has neither as a package. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/**
 * Finds a browser for the tests, or installs one.
 *
 * @returns {Promise<string>} path of a Chromium or Chrome
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found !== undefined) return found;
  await step('Installing Chromium', async () => {
    if (await installPackage()) return;
    await succeeds(['apt-get', 'update']);
    if (await installPackage()) return;
    await succeeds(['npx', 'playwright', 'install', 'chromium']);
  });
  return (
    (await findBrowser()) ??
    fail('The browser tests need Chromium: install it, or set CHROME_PATH to a Chromium or Chrome.')
  );
}

async function installPackage() {
  for (const name of PACKAGES) {
    if (await succeeds(['apt-get', 'install', '-y', '--no-install-recommends', name])) return true;
  }
  return false;
}

/** A program that is missing or refuses is no reason to stop: the next way is tried. */
async function succeeds(command) {
  return (await run(command, { quiet: true }).catch(() => 1)) === 0;
}

async function findBrowser() {
  const own = process.env.CHROME_PATH;
  if (own) {
    return existsSync(own)
      ? own
      : fail(`CHROME_PATH is "${own}", where no file is. Correct it or remove it.`);
  }
  const onPath = NAMES.flatMap((name) =>
    (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
  ).find(isExecutable);
  if (onPath !== undefined) return onPath;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
