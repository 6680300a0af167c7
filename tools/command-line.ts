import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

/**
 * Reads the arguments of a command.
 *
 * @param help ends the message of the error: how to use the command
 * @throws an error of one line that names the argument
 */
export function readArguments<Config extends ParseArgsConfig>(config: Config, help: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Error(`${(error as Error).message}${help}`, { cause: error });
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
