import { createServer } from 'node:net';
import { parseArgs } from 'node:util';

/** Where servers of this repository listen: what they serve is for this computer only. */
export const LOOPBACK = '127.0.0.1';

/** A port that nothing listens on, so that two test runs do not meet. */
export function findFreePort() {
  return tryPort(0);
}

/**
 * Reads the options of a command that serves the site: `--port`, `--host`, and others by their names.
 * `--help` lists them and ends the command.
 *
 * @param {string[]} args
 * @param {Record<string, { type: 'boolean' | 'string' }>} others
 * @returns {{ port: number, host: string, rebuild?: boolean }}
 * @throws when an option is unknown, or the port is none
 */
export function readOptions(args, others = {}) {
  const options = {
    port: { type: 'string', default: '3000' },
    host: { type: 'string', default: LOOPBACK },
    ...others,
  };
  if (asksForHelp(args)) {
    const lines = Object.entries(options).map(
      ([name, { default: value }]) => `  --${name}${value === undefined ? '' : ` <${value}>`}`,
    );
    console.log(['Options, with the default:', ...lines].join('\n'));
    process.exit(0);
  }
  const { values } = parseArgs({ args, options });
  return { ...values, port: readPort(values.port) };
}

/**
 * @param {string[]} args
 * @returns {boolean}
 */
export function asksForHelp(args) {
  return args.some((arg) => arg === '--help' || arg === '-h');
}

/**
 * For a command without options: `--help` prints what it does, anything else is an error, and both end
 * it before it does anything.
 *
 * @param {string} purpose a sentence
 */
export function takeNoOptions(purpose) {
  const [option] = process.argv.slice(2);
  if (option === undefined) return;
  const help = `${purpose} There are no options.`;
  const isHelp = asksForHelp([option]);
  console[isHelp ? 'log' : 'error'](isHelp ? help : `"${option}" is unknown. ${help}`);
  process.exit(isHelp ? 0 : 1);
}

function readPort(value) {
  const port = Number(value);
  if (value.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(
      `--port is "${value}", which is not a port number. Use a number from 1 to 65535.`,
    );
  }
  return port;
}

/** @throws when the port is in use, saying how to choose another one */
export async function ensureFree(port, host = LOOPBACK) {
  await tryPort(port, host).catch((error) => {
    throw error.code === 'EADDRINUSE' ? toPortError(port) : error;
  });
}

/** @returns {Error} */
export function toPortError(port, command = 'npm start --') {
  return new Error(
    `Port ${port} is already in use. Stop the other process, or choose another port: ` +
      `${command} --port ${port + 1}`,
  );
}

/** Listens for a moment, as the server will. */
function tryPort(requested, host = LOOPBACK) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(requested, host, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
