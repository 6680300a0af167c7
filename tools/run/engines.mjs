// Plain Node: `.ci/run` asks for the engines before any package is installed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import path from 'node:path';

const FIREFOX_NAMES = ['firefox-esr', 'firefox'];

/** Debian keeps the browser of WebKitGTK beside its library, in a folder for each architecture. */
const LIBRARIES = '/usr/lib';
const MINI_BROWSER = 'webkit2gtk-4.1/MiniBrowser';

/** @returns {string | undefined} path of Firefox: FIREFOX_PATH, or the first one on the PATH */
export function findFirefox() {
  return process.env.FIREFOX_PATH || findOnPath(FIREFOX_NAMES);
}

/**
 * Finds the three parts that run WebKit without a screen.
 *
 * @returns {{ driver: string, browser: string, display: string } | undefined} paths
 */
export function findWebkit() {
  const driver = findOnPath(['WebKitWebDriver']);
  const display = findOnPath(['Xvfb']);
  const browser = listFolders(LIBRARIES)
    .map((folder) => path.join(LIBRARIES, folder, MINI_BROWSER))
    .find(isExecutable);
  return driver && display && browser ? { driver, browser, display } : undefined;
}

/** @returns {string | undefined} such as `Mozilla Firefox 153.7.0esr` */
export function readFirefoxVersion() {
  const firefox = findFirefox();
  return firefox && read(firefox, ['--version']);
}

/** @returns {string | undefined} such as `WebKitGTK 2.50.6`, from the package or as far as known */
export function readWebkitVersion() {
  if (findWebkit() === undefined) return undefined;
  const version = read('dpkg-query', ['-W', '-f=${Version}', 'webkit2gtk-driver']);
  return `WebKitGTK ${version?.split('-')[0] ?? '(version unknown)'}`;
}

/** @param {string[]} names the first one that is found wins */
export function findOnPath(names) {
  return names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
    )
    .find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function listFolders(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The output of a script, or nothing when it is missing or fails. */
export function read(command, args) {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
