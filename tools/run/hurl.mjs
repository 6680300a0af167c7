import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/hurl', import.meta.url));

/** Debian's folder for the libraries of the machine's architecture. */
const LIBRARIES = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }[process.arch];

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/**
 * The command that runs Hurl, installed with the system or by `installHurl()`.
 *
 * @returns {string[] | undefined}
 */
export function findHurl() {
  const libraries = path.join(FOLDER, 'root/usr/lib', String(LIBRARIES));
  const loader = process.arch === 'arm64' ? 'ld-linux-aarch64.so.1' : 'ld-linux-x86-64.so.2';
  const unpacked = [path.join(libraries, loader), '--library-path', libraries];
  const commands = [
    ['/usr/bin/env', 'hurl'],
    [...unpacked, path.join(FOLDER, 'root/usr/bin/hurl')],
  ];
  return commands.find((command) => run(...command, '--version') === 0);
}

/**
 * Debian has Hurl since version 14. On an older one, the package and its libraries are unpacked from the
 * unstable distribution into a folder, beside the system: nothing there changes. npm's package of Hurl
 * downloads from elsewhere, which not every machine may.
 *
 * @returns whether it can be run now
 */
export function installHurl() {
  if (findHurl()) return true;
  const packages = path.join(FOLDER, 'cache/archives');
  mkdirSync(path.join(packages, 'partial'), { recursive: true });
  mkdirSync(path.join(FOLDER, 'lists/partial'), { recursive: true });
  writeFileSync(path.join(FOLDER, 'status'), '');
  writeFileSync(
    path.join(FOLDER, 'sources.list'),
    `deb [signed-by=${KEYRING}] ${findMirror()} unstable main\n`,
  );
  const options = {
    'Dir::Etc::SourceList': path.join(FOLDER, 'sources.list'),
    'Dir::Etc::SourceParts': '/dev/null',
    'Dir::State::Lists': path.join(FOLDER, 'lists'),
    'Dir::State::status': path.join(FOLDER, 'status'),
    'Dir::Cache': path.join(FOLDER, 'cache'),
    'Debug::NoLocking': '1',
    'APT::Sandbox::User': 'root',
    'APT::Install-Recommends': '0',
  };
  const apt = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  run('apt-get', ...apt, 'update');
  run('apt-get', ...apt, 'install', '-y', '--download-only', 'hurl');
  for (const name of readdirSync(packages).filter((file) => file.endsWith('.deb'))) {
    run('dpkg-deb', '-x', path.join(packages, name), path.join(FOLDER, 'root'));
  }
  return findHurl() !== undefined;
}

/** Where this machine gets Debian's packages from. */
function findMirror() {
  const filters = ['Origin: Debian', 'Identifier: Packages'];
  const command = ['indextargets', ...filters, '--format', '$(REPO_URI) $(CODENAME)'];
  const { stdout } = spawnSync('apt-get', command, { encoding: 'utf8' });
  const main = (stdout ?? '').split('\n').find((line) => !/-(updates|security)$/.test(line));
  return main?.split(' ')[0] ?? '';
}

function run(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status;
}
