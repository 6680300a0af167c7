/** Where `npm run sandbox` listens when nothing else is set. */
export const DEFAULT_PORT = 8787;

export interface Settings {
  /** 0 is any free port. */
  port: number;
  callsPerSecond?: number;
  /** Whether web pages of other origins may send requests. */
  cors: boolean;
}

/**
 * Reads the settings of `npm run sandbox`. An empty variable counts as one that is not set.
 *
 * @throws when a value cannot be used
 */
export function readSettings({
  SANDBOX_PORT,
  SANDBOX_CALLS_PER_SECOND,
  SANDBOX_CORS,
}: Record<string, string | undefined>): Settings {
  const callsPerSecond = SANDBOX_CALLS_PER_SECOND?.trim();
  return {
    port: readPort(SANDBOX_PORT?.trim() || String(DEFAULT_PORT)),
    cors: readCors(SANDBOX_CORS?.trim() || 'on'),
    ...(callsPerSecond && { callsPerSecond: readCallsPerSecond(callsPerSecond) }),
  };
}

function readPort(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(
      `SANDBOX_PORT is "${value}", which is not a port number. ` +
        'Use a number from 1 to 65535, or 0 for any free port.',
    );
  }
  return port;
}

function readCallsPerSecond(value: string): number {
  const calls = Number(value);
  if (!Number.isInteger(calls) || calls < 1) {
    throw new Error(
      `SANDBOX_CALLS_PER_SECOND is "${value}", which is not a number of requests. ` +
        'Use a whole number of 1 or more, such as 5.',
    );
  }
  return calls;
}

function readCors(value: string): boolean {
  if (value !== 'on' && value !== 'off') {
    throw new Error(`SANDBOX_CORS is "${value}". Use "on", the default, or "off".`);
  }
  return value === 'on';
}
