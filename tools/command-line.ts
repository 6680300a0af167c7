import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { asksForHelp } from './run/port.mjs';

/**
 * Reads the arguments of a command.
 *
 * @param help how to use the command: `--help` prints it, and the message of an error ends with it
 * @throws an error of one line that names the argument
 */
export function readArguments<Config extends ParseArgsConfig>(config: Config, help: string) {
  const args = [...(config.args ?? [])];
  if (asksForHelp(args)) {
    console.log(help.trim());
    process.exit(0);
  }
  // A value may be a negative number: `--port -1` is then rejected for what it is.
  const isNumber = (arg = ''): boolean => /^-\d/.test(arg);
  const joined = args.flatMap((arg, index) => {
    if (isNumber(arg) && index > 0) return [];
    return isNumber(args[index + 1]) ? [`${arg}=${args[index + 1]}`] : [arg];
  });
  try {
    return parseArgs({ ...config, args: joined });
  } catch (error) {
    const message = (error as Error).message.replace(/\. To specify a positional.*/, '.');
    throw new Error(`${message}${help}`, { cause: error });
  }
}

/**
 * Reads the option `--timeout`, which is in seconds.
 *
 * @returns milliseconds
 */
export function readTimeout(seconds = '30', help: string): number {
  if (Number(seconds) > 0) return Number(seconds) * 1000;
  throw new Error(`--timeout "${seconds}" is not a number of seconds. ${help}`);
}

/** Names in a foreign document may contain line ends, commands for the terminal, and marks of direction. */
export function toLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trimEnd();
}
