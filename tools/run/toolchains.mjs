// Plain Node: `.ci/run` asks for the toolchains before any package is installed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { read, readFirefoxVersion, readWebkitVersion } from './engines.mjs';
import { ensureTools } from './steps.mjs';

/**
 * @typedef {object} Toolchain
 * @property {string} id
 * @property {string[]} packages of Debian and Ubuntu
 * @property {() => string | undefined} findVersion with its libraries, or nothing when one is missing
 */

/** The system's Python comes first: the packages of apt are its packages. */
const PYTHONS = ['/usr/bin/python3', 'python3'];

const PYTHON_VERSION =
  'import platform, requests; print(f"Python {platform.python_version()}, requests {requests.__version__}")';

const PHP_VERSION = 'echo "PHP ", PHP_VERSION, ", curl ", curl_version()["version"];';

const PERL_VERSION =
  'printf "Perl %vd, HTTP::Tiny %s, JSON::PP %s", $^V, HTTP::Tiny->VERSION, JSON::PP->VERSION';

const R_VERSION =
  'v <- function(name) format(packageVersion(name));' +
  'cat(sprintf("R %s, httr %s, jsonlite %s", getRversion(), v("httr"), v("jsonlite")))';

const JINJA_VERSION =
  'import platform, jinja2; print(f"Python {platform.python_version()}, Jinja2 {jinja2.__version__}")';

/** The Python that has Jinja2, with which the engine of Genja is compared, and PyYAML. */
export function findJinjaPython() {
  return PYTHONS.find((command) => read(command, ['-c', 'import jinja2, yaml']) !== undefined);
}

/** The Python that has what the scripts import. */
export function findPython() {
  const python = PYTHONS.find((command) => read(command, ['-c', 'import requests']) !== undefined);
  return python ?? 'python3';
}

/** Versions of Node.js that run what readers download. */
export const NODE_MAJORS = [20, 22, 24, 26];

/** @param {number} major */
export function toNode(major) {
  return path.resolve(`tests/node-versions/node_modules/node-${major}/bin/node`);
}

/** Installs versions of Node.js, half a gigabyte, for Linux on x64; tests of a missing one are skipped. */
export async function ensureNodes() {
  await ensureTools('tests/node-versions', 'Installing versions of Node.js');
}

/** @type {Toolchain[]} */
export const TOOLCHAINS = [
  {
    id: 'curl',
    packages: ['curl'],
    findVersion: () => /^curl [\d.]+/.exec(read('curl', ['--version']) ?? '')?.[0],
  },
  { id: 'node', packages: ['nodejs'], findVersion: () => `Node.js ${process.versions.node}` },
  {
    id: 'python',
    packages: ['python3', 'python3-requests'],
    findVersion: () => read(findPython(), ['-c', PYTHON_VERSION]),
  },
  {
    id: 'jinja2',
    packages: ['python3', 'python3-jinja2', 'python3-yaml'],
    findVersion: () => read(findJinjaPython() ?? 'python3', ['-c', JINJA_VERSION]),
  },
  {
    id: 'java',
    packages: ['default-jdk-headless'],
    findVersion: () => read('javac', ['-version'])?.replace('javac', 'Java'),
  },
  {
    id: 'mono',
    packages: ['mono-mcs', 'mono-runtime', 'libmono-system-net-http4.0-cil'],
    findVersion: findMono,
  },
  {
    id: 'php',
    packages: ['php-cli', 'php-curl'],
    findVersion: () => read('php', ['-r', PHP_VERSION]),
  },
  {
    id: 'go',
    packages: ['golang-go'],
    findVersion: () => /go([\d.]+)/.exec(read('go', ['version']) ?? '')?.[0].replace('go', 'Go '),
  },
  {
    id: 'ruby',
    packages: ['ruby'],
    findVersion: () => read('ruby', ['-rjson', '-rnet/http', '-e', 'print "Ruby #{RUBY_VERSION}"']),
  },
  {
    id: 'perl',
    packages: ['perl'],
    findVersion: () =>
      read('perl', ['-MHTTP::Tiny', '-MJSON::PP', '-MMath::BigFloat', '-e', PERL_VERSION]),
  },
  {
    id: 'r',
    packages: ['r-base-core', 'r-cran-httr', 'r-cran-jsonlite'],
    findVersion: () => read('Rscript', ['--vanilla', '-e', R_VERSION]),
  },
  // nginx tells its version as an error.
  { id: 'nginx', packages: ['nginx'], findVersion: () => read('nginx', ['-v']) },
  { id: 'caddy', packages: ['caddy'], findVersion: () => read('caddy', ['version']) },
  { id: 'firefox', packages: ['firefox-esr'], findVersion: readFirefoxVersion },
  { id: 'webkit', packages: ['webkit2gtk-driver', 'xvfb'], findVersion: readWebkitVersion },
];

/** The browser engines beside Chromium, which `npm test` installs by itself where apt can. */
export const ENGINE_IDS = ['firefox', 'webkit'];

/** @param {string[]} packages */
export function buildAptCommand(packages) {
  return ['apt-get', 'install', '-y', '--no-install-recommends', ...packages];
}

/** Debian splits Mono's library: the compiler can be there without the assembly of HttpClient. */
function findMono() {
  const folder = mkdtempSync(path.join(tmpdir(), 'mono-'));
  const source = path.join(folder, 'empty.cs');
  writeFileSync(source, 'class Empty {}');
  const compiled = read('mcs', ['-nologo', '-target:library', '-r:System.Net.Http', source]);
  rmSync(folder, { recursive: true });
  if (compiled === undefined) return undefined;
  return /version [\d.]+/.exec(read('mono', ['--version']) ?? '')?.[0].replace('version', 'Mono');
}
