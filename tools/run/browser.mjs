import { existsSync } from 'node:fs';
import { findOnPath } from './engines.mjs';
import { fail, step, succeeds } from './steps.mjs';
import { ENGINE_IDS, buildAptCommand, TOOLCHAINS } from './toolchains.mjs';

/** The shell is Chromium without windows: the same engine, and the tests take half the time. */
const NAMES =
  'chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable'.split(' ');

/** Packages of Debian; Ubuntu has neither. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

const QUIETLY = { quiet: true };

/**
 * Finds a browser for the tests, or installs one.
 *
 * @returns {Promise<string>} path of a Chromium or Chrome
 */
export async function ensureBrowser() {
  const browser = await findBrowser();
  if (browser !== undefined) return browser;
  await step('Installing Chromium', async () => {
    if (await installPackage()) return;
    await succeeds(['apt-get', 'update'], QUIETLY);
    if (await installPackage()) return;
    await succeeds(['npx', 'playwright', 'install', 'chromium'], QUIETLY);
  });
  return (
    (await findBrowser()) ??
    fail('The browser tests need Chromium: install it, or set CHROME_PATH to a Chromium or Chrome.')
  );
}

/** Installs the other browser engines with apt, where it can; tests of a missing one are skipped. */
export async function ensureEngines() {
  const missing = TOOLCHAINS.filter(
    ({ id, findVersion }) => ENGINE_IDS.includes(id) && findVersion() === undefined,
  );
  if (missing.length === 0) return;
  const command = buildAptCommand(missing.flatMap(({ packages }) => packages));
  await step(`Installing ${missing.map(({ id }) => id).join(' and ')}`, async () => {
    if (await succeeds(command, QUIETLY)) return;
    await succeeds(['apt-get', 'update'], QUIETLY);
    await succeeds(command, QUIETLY);
  });
}

async function installPackage() {
  for (const name of PACKAGES) {
    if (await succeeds(buildAptCommand([name]), QUIETLY)) return true;
  }
  return false;
}

async function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    return existsSync(chosen)
      ? chosen
      : fail(`CHROME_PATH is "${chosen}", but there is no such file. Correct or unset it.`);
  }
  const onPath = findBrowserOnPath();
  if (onPath !== undefined) return onPath;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** @returns {string | undefined} path of an installed Chromium or Chrome */
export function findBrowserOnPath() {
  return findOnPath(NAMES);
}
