import { parseArgs } from 'node:util';
import { CALLS_PER_SECOND } from '../http/keys';
import type { Cors } from './serve';

/** Where the sandbox listens when nothing else is set. */
export const DEFAULT_PORT = 8787;

export interface Settings {
  /** 0 is any free port. */
  port: number;
  callsPerSecond?: number;
  cors: Cors;
}

export const HELP = `Runs the sandbox, which simulates the APIs on this computer with demo data.

Usage: node sandbox.mjs [options]

Options, each with the environment variable that sets it, too:
  --port <number>              SANDBOX_PORT: where to listen, 0 for any free port (default: ${DEFAULT_PORT})
  --cors <local|on|off>        SANDBOX_CORS: which web pages may send requests: those of this
                               computer, such as http://localhost:3000, all, or none (default: local)
  --calls-per-second <number>  SANDBOX_CALLS_PER_SECOND: the rate limit of each key (default: ${CALLS_PER_SECOND})
  --help                       print this text

It listens at 127.0.0.1 only, so other computers cannot reach it. It needs no files and no network.
Exit codes: 0 stopped with Ctrl+C or SIGTERM, 1 could not start.
`;

const SEE_HELP = 'All options: node sandbox.mjs --help';

/** A value with the name by which it was set. */
interface Setting {
  name: string;
  value: string;
}

/**
 * Reads the settings of the sandbox from options or, where there is none, from the environment. An
 * empty variable counts as one that is not set.
 *
 * @returns `help` when that is all that is wanted
 * @throws when a value cannot be used
 */
export function readSettings(
  args: string[],
  environment: Record<string, string | undefined>,
): Settings | 'help' {
  const options = parse(args);
  if (options.help) return 'help';
  function find(name: 'port' | 'cors' | 'calls-per-second'): Setting | undefined {
    const option = options[name];
    if (option !== undefined) return { name: `--${name}`, value: option.trim() };
    const variable = `SANDBOX_${name.toUpperCase().replaceAll('-', '_')}`;
    const value = environment[variable]?.trim();
    return value ? { name: variable, value } : undefined;
  }
  const [port, cors, callsPerSecond] = [find('port'), find('cors'), find('calls-per-second')];
  return {
    port: port ? readPort(port) : DEFAULT_PORT,
    cors: cors ? readCors(cors) : 'local',
    ...(callsPerSecond && { callsPerSecond: readCallsPerSecond(callsPerSecond) }),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string' },
        cors: { type: 'string' },
        'calls-per-second': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    // A value that begins with a dash has a third sentence, which says how to write it.
    const [sentence = '', , remedy = ''] = (error as Error).message.split(/\. |\.?\n/);
    const message = [`${sentence}.`, remedy, SEE_HELP].filter(Boolean).join(' ');
    throw new Error(message, { cause: error });
  }
}

function readPort({ name, value }: Setting): number {
  const port = Number(value);
  if (value === '' || !Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(
      `${name} is "${value}", which is not a port number. ` +
        'Use a number from 1 to 65535, or 0 for any free port.',
    );
  }
  return port;
}

function readCallsPerSecond({ name, value }: Setting): number {
  const calls = Number(value);
  if (!Number.isInteger(calls) || calls < 1) {
    throw new Error(
      `${name} is "${value}", which is not a number of requests. ` +
        'Use a whole number of 1 or more, such as 5.',
    );
  }
  return calls;
}

function readCors({ name, value }: Setting): Cors {
  if (value === 'local' || value === 'on' || value === 'off') return value;
  throw new Error(`${name} is "${value}". Use "local", the default, "on", or "off".`);
}
