import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printFiles } from '../../site/deploy/print-files';
import { describeSite } from '../../site/deploy/site';
import { findFreePort } from '../../tools/run/port.mjs';
import { createStaticServer, openServer } from '../../tools/static-server';

export const BUILD = path.resolve('build');

export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

export interface Kind {
  name: string;
  /** Absent for the project's own server, which is always there. */
  command?: string;
  start(): Promise<RunningServer>;
}

/** The servers that must behave alike: our own, and those whose configuration we generate. */
export const kinds: Kind[] = [
  { name: 'npm run serve', start: startOwn },
  { name: 'nginx', command: 'nginx', start: () => startProcess('nginx', 'nginx.conf', toNginx) },
  { name: 'Caddy', command: 'caddy', start: () => startProcess('caddy', 'Caddyfile', toCaddy) },
];

/** A server that is not on this machine is left out, except where all of them are required. */
export function isSkipped({ command }: Kind): boolean {
  if (command === undefined || process.env.TOOLCHAINS === 'required') return false;
  return spawnSync(command, [command === 'caddy' ? 'version' : '-v']).error !== undefined;
}

async function startOwn(): Promise<RunningServer> {
  const server = createStaticServer(BUILD);
  const url = await openServer(server, 0);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Caddy as the README says for certificates: a host name instead of the port. Its own signs it. */
export function startCaddyWithHost(): Promise<RunningServer> {
  return startProcess('caddy', 'Caddyfile', toCaddy, (text) =>
    text
      .replace('admin off', 'admin off\n\tskip_install_trust\n\tauto_https disable_redirects')
      .replace('\n:', '\nlocalhost:'),
  );
}

/** Starts a server with its generated configuration; only port and folders are replaced. */
async function startProcess(
  command: string,
  file: string,
  toArguments: (config: string, folder: string) => string[],
  change = (text: string) => text,
): Promise<RunningServer> {
  const port = await findFreePort();
  const folder = mkdtempSync(path.join(tmpdir(), `${command}-`));
  const config = path.join(folder, file);
  // The path of the repository may contain spaces. Workers of nginx run as another user.
  chmodSync(folder, 0o755);
  const site = path.join(folder, 'site');
  symlinkSync(BUILD, site, 'junction');
  const files = printFiles(describeSite(BUILD));
  const text = files[file]!.replaceAll('/tmp/nginx', path.join(folder, 'nginx'))
    .replaceAll('/srv/docs', site)
    .replaceAll('8080', String(port));
  writeFileSync(config, change(text));
  const child = spawn(command, toArguments(config, folder), {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Where Caddy keeps certificates.
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const url = `http://localhost:${port}`;
  await waitFor(url, () => {
    if (child.exitCode !== null) throw new Error(`${command} ended:\n${output}`);
  });
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.on('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill();
      }),
  };
}

function toNginx(config: string, folder: string): string[] {
  return ['-c', config, '-p', folder, '-g', 'daemon off;'];
}

function toCaddy(config: string): string[] {
  return ['run', '--config', config, '--adapter', 'caddyfile'];
}

async function waitFor(url: string, check: () => void): Promise<void> {
  for (let attempt = 0; attempt < 6000; attempt += 1) {
    check();
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not respond within five minutes.`);
}
