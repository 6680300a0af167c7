import { findFirefox, findWebkit } from '../../tools/run/engines.mjs';
import { buildAptCommand, TOOLCHAINS } from '../../tools/run/toolchains.mjs';
import { CHROMIUM_ARGS } from '../support/chromium-args';
import type { Permission } from 'puppeteer-core';
import type { Engine } from './browser';
import { launchPuppeteer } from './launch-puppeteer';
import { launchWebkit } from './launch-webkit';

/** An engine of the tests. */
export interface EngineEntry {
  name: string;
  /** Whether the driver tells what the console of a page shows. */
  tellsMessages: boolean;
  /** Starts the engine; absent where the engine is not installed. */
  launch?(): Promise<Engine>;
  /** The command that installs it on Debian and Ubuntu. */
  install: string;
}

/** Chromium without a window writes to the clipboard only where that was allowed. */
const CLIPBOARD: Permission[] = ['clipboard-read', 'clipboard-sanitized-write'];

/** Browsers without a window say that there is no mouse, as on a phone. */
const MOUSE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** A mouse is exact (2) and can hover (4). */
const FIREFOX_MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** @returns the three engines, installed or not */
export function listEngines(): EngineEntry[] {
  const chromium = process.env.CHROME_PATH;
  const firefox = findFirefox();
  const webkit = findWebkit();
  return [
    {
      name: 'Chromium',
      tellsMessages: true,
      install: 'sudo apt-get install -y chromium-headless-shell, then set CHROME_PATH',
      ...(chromium && {
        launch: () =>
          launchPuppeteer({ executablePath: chromium, args: [...CHROMIUM_ARGS, MOUSE] }, CLIPBOARD),
      }),
    },
    {
      name: 'Firefox',
      tellsMessages: true,
      install: toInstallCommand('firefox'),
      ...(firefox && {
        launch: () =>
          launchPuppeteer({
            browser: 'firefox',
            executablePath: firefox,
            extraPrefsFirefox: FIREFOX_MOUSE,
          }),
      }),
    },
    {
      name: 'WebKit',
      tellsMessages: false,
      install: toInstallCommand('webkit'),
      ...(webkit && { launch: () => launchWebkit(webkit) }),
    },
  ];
}

function toInstallCommand(id: string): string {
  const packages = TOOLCHAINS.find((toolchain) => toolchain.id === id)?.packages ?? [];
  return `sudo ${buildAptCommand(packages).join(' ')}`;
}
